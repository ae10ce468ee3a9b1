import { type Plan, planFamilies, type PlanGroup, type PlanOption } from './schema.ts';

/** The record's text where no plan is chosen. */
export const NO_PLAN = 'Please select a plan';
export const trialPlans = ['starter-trial', 'core-trial', 'pro-trial'] as const;
const OTHER = 'Other';

export const isTrial = (plan: string): boolean => trialPlans.some((trial) => trial === plan);

/** A tier counts as numeric only when all of its text is a number. */
function tierOf({ pricingTier }: Plan): number | undefined {
  const tier = Number(pricingTier);
  return pricingTier.trim() !== '' && Number.isFinite(tier) ? tier : undefined;
}

function cadence({ interval, intervalCount }: Plan): string {
  if (interval === 'month' && intervalCount === 1) return 'monthly';
  if (interval === 'month' && intervalCount === 3) return 'quarterly';
  return 'annual';
}

/** Cents as dollars: `$149`, `$149.50`. */
export function dollars(cents: number): string {
  return `$${cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)}`;
}

/** Family, cadence and price: `core quarterly $420`. */
export function planName(plan: Plan): string {
  return [plan.family, cadence(plan), plan.cents === undefined ? '' : dollars(plan.cents)].filter(Boolean).join(' ');
}

const rank = ({ family }: Plan): number => planFamilies.indexOf(family);
const isMonthly = ({ interval }: Plan): number => (interval === 'month' ? 0 : 1);

/**
 * Compares plans of a tier: by family (starter, core, pro, showcases), month before year, then more payments a year and
 * lower prices first.
 */
function inTier(a: Plan, b: Plan): number {
  return (
    rank(a) - rank(b) ||
    isMonthly(a) - isMonthly(b) ||
    a.intervalCount - b.intervalCount ||
    (a.cents ?? 0) - (b.cents ?? 0) ||
    a.id.localeCompare(b.id)
  );
}

const option = (plan: Plan): PlanOption => ({ id: plan.id, name: planName(plan), note: plan.internalName });

/**
 * The plans that can be chosen, by tier: the highest first, ‘Other’ last. The first tier has the trials as well.
 * @param onlyAvailable leaves out what is not flagged as available for checkout
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

/** The plan that a record names by its id, or in older records by its name; undefined where the list lacks it. */
export function findPlan(groups: readonly PlanGroup[], chosen: string): PlanOption | undefined {
  const plans = groups.flatMap((group) => group.plans);
  return plans.find(({ id }) => id === chosen) ?? plans.find(({ name }) => name === chosen);
}

/** Whether another plan can follow the chosen one: only quarterly plans change into others. */
export const hasFuturePlan = (name: string): boolean => name.toLowerCase().includes('quarterly');
