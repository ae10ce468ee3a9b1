import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { BrandColorField } from '#shared/layout/theme.ts';
import { contrast, parseColor, white } from '#shared/theme/color.ts';
import { contrastNote } from '#shared/theme/contrast.ts';
import type { ColorNote } from '../fields/color-field.tsx';

/** Contrast of a brand color on the white of the page, undefined for what is no color. */
export function brandContrast(site: SiteDocument, field: BrandColorField): ColorNote | undefined {
  const color = parseColor(text(site[field]));
  if (!color) return undefined;
  const ratio = contrast(color, white);
  return field === 'custom_primary'
    ? contrastNote(ratio, 'text', 'on white', 'The page darkens it in texts.')
    : contrastNote(ratio, 'surface', 'on white', 'The page gives buttons the primary color.');
}
