import { couponLabel } from '#shared/domain/coupon/rules.ts';
import type { Coupon } from '#shared/domain/coupon/schema.ts';
import { NO_PLAN } from '#shared/domain/plan/rules.ts';
import type { PlanGroup } from '#shared/domain/plan/schema.ts';
import type { Option, OptionGroup } from '../../../../editor/fields/select-field.tsx';
import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

export function planOptions(groups: readonly PlanGroup[]): OptionGroup[] {
  return groups.map(({ label, plans }) => ({
    group: label,
    items: plans.map(({ id, name }) => ({ value: id, label: name })),
  }));
}

export function couponOptions(coupons: readonly Coupon[]): Option[] {
  return [...new Map(coupons.map((coupon) => [coupon.id, coupon])).values()].map((coupon) => ({
    value: coupon.id,
    label: couponLabel(coupon),
  }));
}

/** The fields that the link is made of. */
export const linkFields = ['paid_url', 'salesloft_id', 'selected_plan', 'selected_coupon'];

export function checkoutSummary(site: SiteDocument): string {
  const plan = text(site.selected_plan).trim();
  return plan === '' || plan === NO_PLAN ? 'No plan chosen yet.' : 'The page on which the customer pays.';
}
