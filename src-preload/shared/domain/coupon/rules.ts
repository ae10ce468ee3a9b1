import { dollars } from '../plan/rules.ts';
import type { Coupon } from './schema.ts';

/** The coupon field shows this text if no coupon is chosen. Some records hold this text instead of ''. */
export const NO_COUPON = 'Select a coupon';

/** Returns the coupon's name (its ID if it has none) and its discount: `Spring – 20% off`. */
export function couponLabel({ id, name, percentOff, amountOff }: Coupon): string {
  const off = percentOff !== undefined ? `${String(percentOff)}%` : amountOff === undefined ? '' : dollars(amountOff);
  return [name.trim() || id, off && `${off} off`].filter(Boolean).join(' – ');
}
