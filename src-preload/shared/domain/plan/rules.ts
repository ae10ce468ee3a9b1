import { type Plan, planFamilies, type PlanGroup, type PlanOption } from './schema.ts';

/** The record's text if no plan is chosen. */
export const NO_PLAN = 'Please select a plan';
export const trialPlans = ['starter-trial', 'core-trial', 'pro-trial'] as const;
const OTHER = 'Other';

export const isTrial = (plan: string): boolean => trialPlans.some((trial) => trial === plan);

/** Returns the pricing tier as a number; undefined if the tier's text is not a number. */
function tierOf({ pricingTier }: Plan): number | undefined {
  const tier = Number(pricingTier);
  return pricingTier.trim() !== '' && Number.isFinite(tier) ? tier : undefined;
}

function cadence({ interval, intervalCount }: Plan): string {
  if (interval === 'month' && intervalCount === 1) return 'monthly';
  if (interval === 'month' && intervalCount === 3) return 'quarterly';
  return 'annual';
}

/** Returns cents as dollars: `$149`, `$149.50`. */
export function dollars(cents: number): string {
  return `$${cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)}`;
}

/** Returns the family, the cadence and the price: `core quarterly $420`. */
export function planName(plan: Plan): string {
  return [plan.family, cadence(plan), plan.cents === undefined ? '' : dollars(plan.cents)].filter(Boolean).join(' ');
}

const rank = ({ family }: Plan): number => planFamilies.indexOf(family);
const intervalRank = ({ interval }: Plan): number => (interval === 'month' ? 0 : 1);

/**
 * Compares plans of a tier: by family (`planFamilies`), then intervals in months before others, then shorter intervals
 * first, then lower prices first.
 */
function inTier(a: Plan, b: Plan): number {
  return (
    rank(a) - rank(b) ||
    intervalRank(a) - intervalRank(b) ||
    a.intervalCount - b.intervalCount ||
    (a.cents ?? 0) - (b.cents ?? 0) ||
    a.id.localeCompare(b.id)
  );
}

const option = (plan: Plan): PlanOption => ({ id: plan.id, name: planName(plan), note: plan.internalName });

/**
 * Returns the plans that can be chosen, by tier, with the highest tier first. Plans without a tier are last, in the
 * group ‘Other’. The first group also has the trials.
 * @param onlyAvailable leaves out plans that are not flagged as available for checkout
 */
export function planGroups(plans: readonly Plan[], { onlyAvailable }: { onlyAvailable: boolean }): PlanGroup[] {
  const offered = [...new Map(plans.map((plan) => [plan.id, plan])).values()]
    .filter(({ active, recurring, winter }) => active && recurring && !winter)
    .filter(({ availableForCheckout }) => availableForCheckout || !onlyAvailable)
    .sort(inTier);
  const tiers = [...new Set(offered.map(tierOf))].sort((a, b) => (b ?? -Infinity) - (a ?? -Infinity));
  return tiers.map((tier, index) => ({
    label: tier === undefined ? OTHER : `Tier ${String(tier)}`,
    plans: [
      ...offered.filter((plan) => tierOf(plan) === tier).map(option),
      ...(index === 0 ? trialPlans.map((trial) => ({ id: trial, name: trial, note: '' })) : []),
    ],
  }));
}

/**
 * Returns the chosen plan; undefined if the groups lack it.
 * @param chosen the record's text: the ID of the plan, or in older records the name
 */
export function findPlan(groups: readonly PlanGroup[], chosen: string): PlanOption | undefined {
  const plans = groups.flatMap((group) => group.plans);
  return plans.find(({ id }) => id === chosen) ?? plans.find(({ name }) => name === chosen);
}

/** Whether staff can also choose a future plan, to follow this plan. Only a quarterly plan can have a future plan. */
export const hasFuturePlan = (name: string): boolean => name.toLowerCase().includes('quarterly');
