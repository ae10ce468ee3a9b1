import { describe, expect, test } from 'vitest';
import { couponLabel } from '#shared/domain/coupon/rules.ts';
import { checkoutQuery } from '#shared/domain/plan/checkout-link.ts';
import { findPlan, hasFuturePlan, planGroups, planName } from '#shared/domain/plan/rules.ts';
import type { Plan } from '#shared/domain/plan/schema.ts';

function plan(id: string, changes: Partial<Plan> = {}): Plan {
  return {
    id,
    family: 'core',
    active: true,
    recurring: true,
    interval: 'month',
    intervalCount: 1,
    cents: 14900,
    pricingTier: '2',
    winter: false,
    availableForCheckout: true,
    internalName: '',
    ...changes,
  };
}

const year = { interval: 'year', intervalCount: 1 };
const quarter = { interval: 'month', intervalCount: 3 };
const names = (plans: readonly Plan[], onlyAvailable = false) =>
  planGroups(plans, { onlyAvailable }).map((group) => [group.label, ...group.plans.map(({ name }) => name)]);

describe('the name of a plan', () => {
  test.each([
    [plan('m'), 'core monthly $149'],
    [plan('q', { ...quarter, cents: 42000 }), 'core quarterly $420'],
    [plan('y', { ...year, cents: 148850, family: 'pro' }), 'pro annual $1488.50'],
    [plan('half', { interval: 'month', intervalCount: 6 }), 'core annual $149'],
    [plan('week', { interval: 'week', intervalCount: 3 }), 'core annual $149'],
    [plan('free', { cents: 0 }), 'core monthly $0'],
    [plan('tiered', { cents: undefined }), 'core monthly'],
  ])('[CHK-02] is family, cadence and price (case %#)', (one, name) => {
    expect(planName(one)).toBe(name);
  });
});

describe('the plans on offer', () => {
  test('[CHK-02] what is inactive, paid once or for winter is left out', () => {
    const refused = [plan('a', { active: false }), plan('b', { recurring: false }), plan('c', { winter: true })];
    expect(names([...refused, plan('d', { cents: 100 })])).toEqual([
      ['Tier 2', 'core monthly $1', 'starter-trial', 'core-trial', 'pro-trial'],
    ]);
  });

  test('[CHK-02] the flag counts only where the filter is configured', () => {
    const plans = [plan('a', { cents: 100 }), plan('b', { cents: 200, availableForCheckout: false })];
    const trials = ['starter-trial', 'core-trial', 'pro-trial'];
    expect(names(plans)).toEqual([['Tier 2', 'core monthly $1', 'core monthly $2', ...trials]]);
    expect(names(plans, true)).toEqual([['Tier 2', 'core monthly $1', ...trials]]);
  });

  test('[CHK-02] tiers go down as numbers, Other is last, and only the first has trials', () => {
    const plans = ['2', '10', 'legacy', '3', '', '3.0'].map((pricingTier, index) =>
      plan(`p${index}`, { pricingTier, cents: (index + 1) * 100 }),
    );
    expect(names(plans)).toEqual([
      ['Tier 10', 'core monthly $2', 'starter-trial', 'core-trial', 'pro-trial'],
      ['Tier 3', 'core monthly $4', 'core monthly $6'],
      ['Tier 2', 'core monthly $1'],
      ['Other', 'core monthly $3', 'core monthly $5'],
    ]);
  });

  test('[CHK-02] within a tier starter, core, pro, showcases, and month before year', () => {
    const plans = [
      plan('s', { family: 'showcases' }),
      plan('py', { family: 'pro', ...year }),
      plan('pq', { family: 'pro', ...quarter }),
      plan('pm', { family: 'pro' }),
      plan('cy', year),
      plan('cm'),
      plan('st', { family: 'starter' }),
    ];
    expect(planGroups(plans, { onlyAvailable: false })[0]?.plans.map(({ id }) => id)).toEqual([
      'st',
      'cm',
      'cy',
      'pm',
      'pq',
      'py',
      's',
      'starter-trial',
      'core-trial',
      'pro-trial',
    ]);
  });

  test('[CHK-02] no plans, no trials; a plan listed twice is there once', () => {
    expect(names([])).toEqual([]);
    expect(planGroups([plan('a'), plan('a')], { onlyAvailable: false })[0]?.plans).toHaveLength(4);
  });

  test('[CHK-01] a record names its plan by id, older ones by name; quarterly plans have a future', () => {
    const groups = planGroups([plan('a', quarter)], { onlyAvailable: false });
    expect(findPlan(groups, 'a')?.name).toBe('core quarterly $149');
    expect(findPlan(groups, 'core quarterly $149')?.id).toBe('a');
    expect(findPlan(groups, 'b')).toBeUndefined();
    expect(hasFuturePlan('core quarterly $149')).toBe(true);
    expect(hasFuturePlan('core monthly $149')).toBe(false);
  });
});

describe('the checkout link', () => {
  const saved = {
    id_key: 'k-1',
    sitewright_contact_id: 10021,
    paid_url: 'joes.com',
    salesloft_id: '4711',
    selected_plan: 'price_1',
  };
  const query = (changes: object = {}) => checkoutQuery({ ...saved, ...changes }, 'sitewright_contact_id');

  test('[CHK-03] names the site’s key alone for a plan without a coupon', () => {
    expect(query()).toEqual({ site_key: 'k-1' });
    expect(query({ selected_coupon: 'Select a coupon' })).toEqual({ site_key: 'k-1' });
  });

  test('[CHK-03] carries the coupon, and for a trial the plan instead', () => {
    expect(query({ selected_coupon: 'SPRING' })).toEqual({ site_key: 'k-1', coupon_id: 'SPRING' });
    const trial = { selected_plan: 'pro-trial', selected_coupon: 'SPRING' };
    expect(query(trial)).toEqual({ site_key: 'k-1', plan: 'pro-trial' });
  });

  test.each([
    { sitewright_contact_id: null },
    { paid_url: ' ' },
    { salesloft_id: null },
    { selected_plan: '' },
    { selected_plan: 'Please select a plan' },
  ])('[CHK-03] there is none while the saved record lacks something: %j', (changes) => {
    expect(query(changes)).toBeUndefined();
  });
});

test('[CHK-01] a coupon says what it takes off', () => {
  expect(couponLabel({ id: 'a', name: 'Spring', percentOff: 12.5 })).toBe('Spring – 12.5% off');
  expect(couponLabel({ id: 'a', name: 'First', amountOff: 5000 })).toBe('First – $50 off');
  expect(couponLabel({ id: 'bare', name: '' })).toBe('bare');
});
