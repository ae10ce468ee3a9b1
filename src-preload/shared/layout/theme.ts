import type { SiteDocument } from '../domain/site/schema.ts';
import { text } from '../domain/site/readers.ts';
import type { Operation } from '../record/operation.ts';
import { textColors, transparencies } from '../record-catalogue/rows/layout.ts';
import { parseColour, toHex } from '../theme/colour.ts';

export const brandColourFields = ['custom_primary', 'custom_secondary'] as const;
export const textColourFields = Object.keys(textColors) as (keyof typeof textColors)[];
export const transparencyFields = Object.keys(transparencies) as (keyof typeof transparencies)[];
export const heroSliders = ['slide', 'fade'] as const;
export const heroCurves = ['ellipse', 'wave', 'big-wave', 'ripped-edge'] as const;

export type BrandColourField = (typeof brandColourFields)[number];

/** Two texts of one colour, such as #FFF and #ffffff. */
export function isSameColour(a: unknown, b: unknown): boolean {
  const [first, second] = [parseColour(text(a)), parseColour(text(b))];
  return first !== null && second !== null && toHex(first) === toHex(second);
}

/**
 * Sets one of the two brand colours; choosing the other's colour swaps them.
 * @param before what the field held when the choice began, which the other gets in a swap
 */
export function setBrandColour(
  site: SiteDocument,
  field: BrandColourField,
  colour: string,
  before: string = text(site[field]),
): readonly Operation[] {
  const other = field === 'custom_primary' ? 'custom_secondary' : 'custom_primary';
  const set: Operation = { op: 'set', path: [field], value: colour };
  if (!isSameColour(colour, site[other]) || isSameColour(before, colour)) return [set];
  return [set, { op: 'set', path: [other], value: before }];
}
