import { text } from '../record/readers.ts';
import type { SiteDocument } from '../record-catalogue/site-document.ts';
import { parseColor, toHex, type Rgb } from './color.ts';
import { fromOklch, toOklch } from './oklch.ts';
import type { Palette } from './roles.ts';

const defaultPrimary: Rgb = [20, 74, 117];
const defaultSecondary: Rgb = [245, 158, 11];

/**
 * Returns the record's two colors, or the two default colors if the record has neither. If only the first is missing,
 * its default is used. If only the second is missing, or if the two are equal, the second is derived from the first,
 * with the hue turned by 150°.
 */
export function paletteOf(site: Pick<SiteDocument, 'custom_primary' | 'custom_secondary'>): Palette {
  const [first, second] = [parseColor(text(site.custom_primary)), parseColor(text(site.custom_secondary))];
  const brand = first ?? defaultPrimary;
  if (first === null && second === null) return { brand, accent: defaultSecondary };
  if (second !== null && toHex(second) !== toHex(brand)) return { brand, accent: second };
  const { l, c, h } = toOklch(brand);
  return { brand, accent: fromOklch({ l: Math.min(0.85, Math.max(0.45, l)), c: Math.max(c, 0.09), h: h + 150 }) };
}
