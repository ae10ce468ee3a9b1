import { text } from '../../record/readers.ts';
import { NO_COUPON } from '../coupon/rules.ts';
import type { SiteDocument } from '../site/schema.ts';
import { isTrial, NO_PLAN } from './rules.ts';

/** The text that is shown instead of the checkout link as long as the record lacks something for the link. */
export const CHECKOUT_HINT =
  'Add a Contact and Paid URL, select a plan, enter Salesloft ID, then click Save to see the checkout link.';

export interface CheckoutPart {
  name: string;
  there: boolean;
}

/** Returns the parts of a record that the checkout link needs; `there` is whether the record has the part. */
export function checkoutParts(site: SiteDocument, contactField: string): CheckoutPart[] {
  const has = (field: string): boolean => !['', NO_PLAN].includes(text(site[field]).trim());
  return [
    { name: 'Contact', there: has(contactField) },
    { name: 'Paid URL', there: has('paid_url') },
    { name: 'Plan', there: has('selected_plan') },
    { name: 'Salesloft ID', there: has('salesloft_id') },
  ];
}

/**
 * Returns the query of the link by which a customer pays; undefined if the server's record lacks something for the
 * link. The query has the site's key, and also the plan if the plan is a trial, else the coupon if one is chosen.
 * @param saved the record as the server has it
 * @param contactField name of the record's contact field
 */
export function checkoutQuery(saved: SiteDocument, contactField: string): Record<string, string> | undefined {
  const read = (field: string) => text(saved[field]).trim();
  const [plan, coupon] = [read('selected_plan'), read('selected_coupon')];
  if (read('id_key') === '' || checkoutParts(saved, contactField).some(({ there }) => !there)) return undefined;
  const site = { site_key: read('id_key') };
  if (isTrial(plan)) return { ...site, plan };
  return coupon && coupon !== NO_COUPON ? { ...site, coupon_id: coupon } : site;
}
