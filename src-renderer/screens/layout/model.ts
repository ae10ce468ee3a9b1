import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { pageRows } from '#shared/layout/pages.ts';
import { pageName, shownPages } from '#shared/layout/site-pages.ts';
import { shownBands, transparencyOf } from '#shared/domain/site/bands.ts';
import { type Band, type BandName, bandNames, bandFields } from '#shared/theme/bands.ts';
import { contrast, parseColor, toHex } from '#shared/theme/color.ts';
import { contrastNote } from '#shared/theme/contrast.ts';
import type { ColorNote } from '../../editor/fields/color-field.tsx';

/** Returns the names of the home page and of the pages to which the navigation leads, the home page first. */
export function pagesOf(site: SiteDocument): string[] {
  const home = text(site.home_nav_title).trim() || 'Home';
  return [home, ...shownPages(site).map((id) => pageName(site, id, pageRows[id].usual))];
}

/**
 * Returns a note about the lowest contrast between a text color and its backgrounds on the page. Returns undefined if
 * the record has no valid color, or if no band of the page shows text in it.
 */
export function textContrast(site: SiteDocument, field: (typeof bandFields)[BandName]['text']): ColorNote | undefined {
  const wanted = parseColor(text(site[field]));
  if (wanted === null) return undefined;
  const bands = bandNames.filter((name) => bandFields[name].text === field).flatMap((name) => shownBands(site, name));
  const ratioOf = ({ roles }: Band) => contrast(wanted, roles.bg);
  const hardest = bands.toSorted((a, b) => ratioOf(a) - ratioOf(b))[0];
  if (!hardest) return undefined;
  const { ink } = hardest.roles;
  return contrastNote(ratioOf(hardest), 'text', 'on its background', `The page shows ${toHex(ink)} instead.`);
}

/**
 * Returns the highest transparency, in percent, at which a band's text can be read, and a note if the page shows a
 * lower one than the record has. If nothing can show through the band, returns only a note that says so.
 */
export function transparencyNote(site: SiteDocument, name: BandName): { most?: number; note?: string } {
  const seen = transparencyOf(site, name);
  if (!seen) return { note: 'Changes nothing in this version: no photo is behind it.' };
  const { most, wanted, shown } = seen;
  if (shown === wanted) return { most };
  return { most, note: `Shown as ${shown}, the most at which its text can be read over any photo.` };
}
