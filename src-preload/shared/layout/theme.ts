import type { SiteDocument } from '../record-catalogue/site-document.ts';
import type { Operation } from '../record/operation.ts';
import { layout, textColors, transparencies } from '../record-catalogue/rows/layout.ts';
import { text } from '../record/readers.ts';
import { parseColor, toHex } from '../theme/color.ts';

export const brandColorFields = ['custom_primary', 'custom_secondary'] as const;
export const textColorFields = Object.keys(textColors) as (keyof typeof textColors)[];
export const transparencyFields = Object.keys(transparencies) as (keyof typeof transparencies)[];
type HeroSlider = keyof typeof layout.custom_hero_slider_type.choices;
export const heroSliders = Object.keys(layout.custom_hero_slider_type.choices) as HeroSlider[];

export type BrandColorField = (typeof brandColorFields)[number];

/** Whether two values are notations of the same color, such as #FFF and #ffffff. */
export function isSameColor(a: unknown, b: unknown): boolean {
  const [first, second] = [parseColor(text(a)), parseColor(text(b))];
  return first !== null && second !== null && toHex(first) === toHex(second);
}

/**
 * Returns the operations that set one of the two brand colors. If the color is that of the other field, the two colors
 * are swapped.
 * @param before the field's value when the choice began; in a swap, the other field gets this value
 */
export function setBrandColor(
  site: SiteDocument,
  field: BrandColorField,
  color: string,
  before: string = text(site[field]),
): readonly Operation[] {
  const other = field === 'custom_primary' ? 'custom_secondary' : 'custom_primary';
  const set: Operation = { op: 'set', path: [field], value: color };
  if (!isSameColor(color, site[other]) || isSameColor(before, color)) return [set];
  return [set, { op: 'set', path: [other], value: before }];
}
