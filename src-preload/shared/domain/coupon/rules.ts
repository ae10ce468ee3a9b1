import { dollars } from '../plan/rules.ts';
import type { Coupon } from './schema.ts';

/** The text of the field, and of some records, where no coupon is chosen. */
export const NO_COUPON = 'Select a coupon';

/** Name and what it takes off: `Spring – 20% off`. */
export function couponLabel({ id, name, percentOff, amountOff }: Coupon): string {
  const off = percentOff !== undefined ? `${String(percentOff)}%` : amountOff === undefined ? '' : dollars(amountOff);
  return [name.trim() || id, off && `${off} off`].filter(Boolean).join(' – ');
}
