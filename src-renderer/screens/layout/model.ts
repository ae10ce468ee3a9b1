import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { pageRows } from '#shared/layout/pages.ts';
import { pageName, shownPages } from '#shared/layout/site-pages.ts';
import { shownBands, transparencyOf } from '#shared/domain/site/bands.ts';
import { type Band, type BandName, bandNames, bandFields } from '#shared/theme/bands.ts';
import { contrast, parseColor, toHex } from '#shared/theme/color.ts';
import { contrastNote } from '#shared/theme/contrast.ts';
import type { ColorNote } from '../../editor/fields/color-field.tsx';

/** Names of the site's pages in its navigation, the home page first. */
export function pagesOf(site: SiteDocument): string[] {
  const home = text(site.home_nav_title).trim() || 'Home';
  return [home, ...shownPages(site).map((id) => pageName(site, id, pageRows[id].usual))];
}

/** The lowest contrast of a text color with its backgrounds on the page; undefined where it is on none. */
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

/** What is said about a band's transparency, with the highest one at which its text can be read. */
export function transparencyNote(site: SiteDocument, name: BandName): { most?: number; note?: string } {
  const seen = transparencyOf(site, name);
  if (!seen) return { note: 'Changes nothing in this version: no photo is behind it.' };
  const { most, wanted, shown } = seen;
  if (shown === wanted) return { most };
  return { most, note: `Shown as ${shown}, the most at which its text can be read over any photo.` };
}
