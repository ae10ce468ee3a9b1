import { NO_COUPON, couponLabel } from '#shared/domain/coupon/rules.ts';
import type { Coupon } from '#shared/domain/coupon/schema.ts';
import { findPlan, NO_PLAN } from '#shared/domain/plan/rules.ts';
import type { PlanGroup } from '#shared/domain/plan/schema.ts';
import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

interface Choice {
  value: string;
  label: string;
}

export interface ChoiceGroup {
  group: string;
  items: Choice[];
}

/** What a select shows: its choices, and of them the one that the record names. */
export interface Choices<T> {
  data: T[];
  value: string | null;
}

/** A plan that the list does not know stands in a group of its own, so that it is not lost from sight. */
export function planChoices(groups: readonly PlanGroup[], chosen: string): Choices<ChoiceGroup> {
  const data = groups.map(({ label, plans }) => ({
    group: label,
    items: plans.map(({ id, name }) => ({ value: id, label: name })),
  }));
  if (chosen === '' || chosen === NO_PLAN) return { data, value: null };
  const known = findPlan(groups, chosen);
  if (known) return { data, value: known.id };
  return { data: [{ group: 'In the site', items: [{ value: chosen, label: chosen }] }, ...data], value: chosen };
}

export function couponChoices(coupons: readonly Coupon[], chosen: string): Choices<Choice> {
  const data = [...new Map(coupons.map((coupon) => [coupon.id, coupon])).values()].map((coupon) => ({
    value: coupon.id,
    label: couponLabel(coupon),
  }));
  if (chosen === '' || chosen === NO_COUPON) return { data, value: null };
  const unknown = !data.some(({ value }) => value === chosen);
  return { data: unknown ? [{ value: chosen, label: chosen }, ...data] : data, value: chosen };
}

/** The name of the chosen plan, or what the record holds where the list does not know it. */
export function planNameOf(groups: readonly PlanGroup[], chosen: string): string {
  return findPlan(groups, chosen)?.name ?? chosen;
}

export const digitsOf = (value: string): string => value.replace(/\D/g, '');

/** The fields that the link is made of. */
export const linkFields = ['paid_url', 'salesloft_id', 'selected_plan', 'selected_coupon'];

export function checkoutSummary(site: SiteDocument): string {
  const plan = text(site.selected_plan).trim();
  return plan === '' || plan === NO_PLAN ? 'No plan chosen yet.' : 'The page on which the customer pays.';
}
