import fc from '../support/fast-check.ts';
import { expect, test } from 'vitest';
import { parseAddress } from '#shared/domain/business-profile/address.ts';
import { planGroups } from '#shared/domain/plan/rules.ts';
import { type Plan, planFamilies } from '#shared/domain/plan/schema.ts';

const plan: fc.Arbitrary<Plan> = fc.record({
  id: fc.uuid(),
  family: fc.constantFrom(...planFamilies),
  active: fc.boolean(),
  recurring: fc.boolean(),
  interval: fc.constantFrom('month', 'year', 'week', ''),
  intervalCount: fc.integer({ min: 1, max: 12 }),
  cents: fc.option(fc.nat(1_000_000), { nil: undefined }),
  pricingTier: fc.oneof(fc.integer({ min: -5, max: 20 }).map(String), fc.constantFrom('', ' ', 'legacy', '1.5', 'NaN')),
  winter: fc.boolean(),
  availableForCheckout: fc.boolean(),
  internalName: fc.string(),
});
const plans = fc.uniqueArray(plan, { selector: ({ id }) => id, maxLength: 30 });

test('[CHK-02] the groups of plans are the same when the answer has the plans in another order', () => {
  fc.assert(
    fc.property(plans, fc.nat(30), (list, by) => {
      const shuffled = [...list.slice(by), ...list.slice(0, by)].reverse();
      expect(planGroups(shuffled, { onlyAvailable: false })).toEqual(planGroups(list, { onlyAvailable: false }));
    }),
  );
});

test('[CHK-02] every plan on offer is there once, tiers go down, Other is last', () => {
  fc.assert(
    fc.property(plans, fc.boolean(), (list, onlyAvailable) => {
      const groups = planGroups(list, { onlyAvailable });
      const shown = groups.flatMap((group) => group.plans.map(({ id }) => id)).filter((id) => !id.endsWith('-trial'));
      const offered = list.filter(
        (one) => one.active && one.recurring && !one.winter && (one.availableForCheckout || !onlyAvailable),
      );
      expect([...shown].sort()).toEqual(offered.map(({ id }) => id).sort());
      const tiers = groups.map(({ label }) => (label === 'Other' ? -Infinity : Number(label.replace('Tier ', ''))));
      expect(tiers).toEqual([...tiers].sort((a, b) => b - a));
    }),
  );
});

test('[GBP-03] no text breaks the reading of an address, and what is read has all its parts', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 8 }), (parts) => {
      const read = parseAddress(parts.join(','));
      if (!read) return;
      expect(read.addressLines.length).toBeGreaterThan(0);
      expect([read.locality, read.administrativeArea, ...read.addressLines].every((part) => part.trim() !== '')).toBe(
        true,
      );
    }),
  );
});
