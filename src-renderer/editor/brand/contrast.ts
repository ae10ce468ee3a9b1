import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { BrandColorField } from '#shared/layout/theme.ts';
import { readable } from '#shared/theme/bands.ts';
import { contrast, parseColor, white } from '#shared/theme/color.ts';
import type { ColorNote } from '../fields/color-field.tsx';

export const writtenRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

/** What a color field says of a WCAG contrast ratio. @param verdict what a good one is enough for, or what the page does about a poor one */
export const contrastNote = (ratio: number, against: string, good: boolean, verdict: string): ColorNote => ({
  text: `Contrast ${writtenRatio(ratio)} ${against}. ${verdict}`,
  good,
});

/** Below this a button would be lost on white, and the page gives it the other color. */
const VISIBLE = 1.7;

/** Contrast of a brand color on the white of the page, undefined for what is no color. */
export function brandContrast(site: SiteDocument, field: BrandColorField): ColorNote | undefined {
  const color = parseColor(text(site[field]));
  if (!color) return undefined;
  const ratio = contrast(color, white);
  const primary = field === 'custom_primary';
  const good = ratio >= (primary ? readable : VISIBLE);
  const [enough, remedy] = primary
    ? ['Readable as text.', 'Too low for text: the page darkens it there.']
    : ['Enough for buttons.', 'Too low for buttons: the page gives them the primary color.'];
  return contrastNote(ratio, 'on white', good, good ? enough : remedy);
}
