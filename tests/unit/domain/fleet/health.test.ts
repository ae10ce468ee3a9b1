import { expect, test } from 'vitest';
import { describeCondition, readCondition } from '#shared/domain/fleet/filter.ts';
import { healthGroups, healthRuleNamed } from '#shared/domain/fleet/health.ts';

const rules = healthGroups.flatMap((group) => group.rules);

test('[FLEET-06] each rule has an id and a title of its own, since views and conditions name it by them', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length);
});

test('[FLEET-06] a rule is found by its id, its title and the beginning of its title alone', () => {
  expect(healthRuleNamed('alt-texts')).toBe('alt-texts');
  expect(healthRuleNamed('photos have no alt text')).toBe('alt-texts');
  expect(healthRuleNamed('The announcement names')).toBe('past');
  expect(healthRuleNamed('The')).toBeUndefined();
  expect(healthRuleNamed('nothing of the kind')).toBeUndefined();
});

test('[FLEET-06] a typed condition names a rule as people read it, and keeps it by its id', () => {
  const condition = readCondition('health is “Photos have no alt text”');
  expect(condition).toEqual({ field: '@health', op: 'is', value: 'alt-texts' });
  expect(condition && describeCondition(condition)).toBe('Health is “Photos have no alt text”');
  expect(readCondition('health is splendid')).toBeUndefined();
});
