import { describe, expect, test } from 'vitest';
import { fieldTexts, fleetField, fleetFields } from '#shared/domain/fleet/fields.ts';
import { describeCondition, readCondition, testOf } from '#shared/domain/fleet/filter.ts';
import { demoSites } from '../../../../src-main/backend/data/demo-sites/index.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

const demo = demoSites('sitewright_contact_id')[0]!.toValue() as SiteDocument;

describe('readCondition', () => {
  test.each([
    ['version is v2', { field: 'version', op: 'is', value: 'v2' }],
    ['phone is empty', { field: 'phone', op: 'is empty', value: '' }],
    ['Phone is not empty', { field: 'phone', op: 'is not empty', value: '' }],
    ['services contains “Drain”', { field: 'services.service-name', op: 'contains', value: 'Drain' }],
    ['slogan does not contain best', { field: 'company_tagline', op: 'does not contain', value: 'best' }],
    ['city = Asheville', { field: 'city', op: 'is', value: 'Asheville' }],
    ['city != Asheville', { field: 'city', op: 'is not', value: 'Asheville' }],
    ['status is blocked', { field: '@state', op: 'is', value: 'blocked' }],
    ['unpublished', { field: '@state', op: 'is', value: 'unpublished' }],
  ])('[FLEET-01] reads “%s”', (typed, condition) => {
    expect(readCondition(typed)).toEqual(condition);
  });

  test.each(['drain', 'our phone is', 'weather is fine', 'version is'])(
    '[FLEET-01] takes “%s” for words to search',
    (typed) => {
      expect(readCondition(typed)).toBeUndefined();
    },
  );

  test('[FLEET-01] reads what it says of a condition itself, for every field', () => {
    for (const { key } of fleetFields) {
      const condition = { field: key, op: 'contains' as const, value: 'x' };
      const read = readCondition(describeCondition(condition));
      // If two fields have the same label, the label is read as the first of these fields. So the descriptions are
      // compared, not the fields.
      expect(describeCondition(read!)).toBe(describeCondition(condition));
    }
  });
});

describe('testOf', () => {
  test.each([
    ['is', 'Asheville', 'asheville', true],
    ['is', 'Drain cleaning\nSewers', 'sewers', true],
    ['is', 'Drain cleaning', 'drain', false],
    ['contains', 'Señor Plumber’s', "senor plumber's", true],
    ['does not contain', undefined, 'x', true],
    ['is empty', undefined, '', true],
    ['is not empty', 'a', '', true],
    ['is not', undefined, 'a', true],
  ] as const)('[FLEET-01] “%s” of %j and %j is %s', (op, said, value, met) => {
    expect(testOf({ op, value })(said)).toBe(met);
  });
});

test('[FLEET-01] a site’s texts stand under the keys of the fields, several of a list on a line each', () => {
  const texts = fieldTexts(demo);
  expect(texts.get('company_name')).toBe(demo.company_name);
  expect(texts.get('services.service-name')?.split('\n')).toHaveLength(demo.services!.length);
  const unseen = [...texts.keys()].filter((key) => fleetField(key) === undefined && !key.startsWith('custom_layout'));
  expect(unseen.toSorted()).toEqual([
    'industry_types.name',
    'load_balancer_config.host',
    'load_balancer_config.name',
    'load_balancer_config.static',
  ]);
});

test('[FLEET-01] what many items of a list say alike is kept once', () => {
  const texts = fieldTexts({ gallery: [{ caption: 'Before' }, { caption: 'After' }, { caption: 'Before' }] });
  expect(texts.get('gallery.caption')).toBe('Before\nAfter');
});
