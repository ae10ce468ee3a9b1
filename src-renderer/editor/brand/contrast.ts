import { text } from '#shared/record/readers.ts';
import { pageRoles } from '#shared/domain/site/bands.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { BrandColorField } from '#shared/layout/theme.ts';
import { contrast, parseColor, toHex, white } from '#shared/theme/color.ts';
import { contrastNote } from '#shared/theme/contrast.ts';
import type { ColorNote } from '../fields/color-field.tsx';

/** Returns a note about the contrast of a brand color with the page; undefined if the field holds no color. */
export function brandContrast(site: SiteDocument, field: BrandColorField): ColorNote | undefined {
  const color = parseColor(text(site[field]));
  if (!color) return undefined;
  const { bg } = pageRoles(site);
  const ratio = contrast(color, bg);
  const against = toHex(bg) === toHex(white) ? 'on white' : 'on the page';
  return field === 'custom_primary'
    ? contrastNote(ratio, 'text', against, 'The page darkens it in texts.')
    : contrastNote(ratio, 'surface', against, 'The page gives buttons the primary color.');
}
