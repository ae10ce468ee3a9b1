import type { PlanFamily } from '#shared/domain/plan/schema.ts';

type Recurring = { interval: string; interval_count: number | string } | null;

function price(
  id: string,
  unit_amount: number | string | null,
  recurring: Recurring,
  metadata: Record<string, string> | null,
  other: Record<string, unknown> = {},
) {
  return {
    id,
    object: 'price',
    active: true,
    type: recurring ? 'recurring' : 'one_time',
    recurring,
    unit_amount,
    metadata,
    ...other,
  };
}

const monthly = { interval: 'month', interval_count: 1 };
const quarterly = { interval: 'month', interval_count: 3 };
const yearly = { interval: 'year', interval_count: 1 };
const offered = (pricing_tier: string, plan: string, more: Record<string, string> = {}) => ({
  pricing_tier,
  plan,
  available_for_checkout: 'true',
  ...more,
});

/**
 * Prices as the payment provider lists them. Some are inactive, seasonal, without metadata, or have numbers as strings.
 */
export const plans: Record<PlanFamily, { data: readonly Record<string, unknown>[] }> = {
  starter: {
    data: [
      price('price_starter_y3', 118800, yearly, offered('3', 'starter')),
      price('price_starter_m3', 9900, monthly, offered('3', 'starter')),
      price('price_starter_m2', 7900, monthly, offered('2', 'starter')),
      price('price_starter_setup', 25000, null, offered('3', 'starter', { custom_int_name: 'Setup fee' })),
    ],
  },
  core: {
    data: [
      price('price_core_q3', 42000, quarterly, offered('3', 'core')),
      price('price_core_m3', '14950', { interval: 'month', interval_count: '1' }, offered('3', 'core')),
      price('price_core_m2', 12900, monthly, offered('2', 'core')),
      price('price_core_winter', 9900, monthly, offered('3', 'core', { winter: 'true' })),
      price('price_core_old', 8900, monthly, offered('1', 'core'), { active: false }),
    ],
  },
  pro: {
    data: [
      price('price_pro_m3', 24900, monthly, offered('3', 'pro')),
      price('price_pro_q2', 65700, quarterly, offered('2', 'pro')),
      price('price_pro_legacy', 19900, monthly, offered('legacy', 'pro', { custom_int_name: 'Before 2024' })),
    ],
  },
  showcases: {
    data: [
      price('price_showcase_m10', 39900, monthly, offered('10', 'showcases')),
      price('price_showcase_plain', 34900, yearly, null),
      price('price_showcase_hidden', 29900, monthly, { pricing_tier: '3', plan: 'showcases' }),
    ],
  },
};

export const coupons = [
  { id: 'SPRING20', name: 'Spring', percent_off: 20, amount_off: null },
  { id: 'FIRST50', name: 'First month', percent_off: null, amount_off: 5000 },
  { id: 'fr1ends', name: null, percent_off: '12.5', amount_off: null },
];
