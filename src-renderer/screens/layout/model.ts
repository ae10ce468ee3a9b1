import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { pageRows } from '#shared/layout/pages.ts';
import { pageName, shownPages } from '#shared/layout/site-pages.ts';
import { type Band, type BandName, bandNames, bandFields, bandOf } from '#shared/theme/bands.ts';
import { contrast, parseColor, toHex, white } from '#shared/theme/color.ts';
import { contrastNote } from '#shared/theme/contrast.ts';
import type { ColorNote } from '../../editor/fields/color-field.tsx';

/** Names of the site's pages in its navigation, the home page first. */
export function pagesOf(site: SiteDocument): string[] {
  const home = text(site.home_nav_title).trim() || 'Home';
  return [home, ...shownPages(site).map((id) => pageName(site, id, pageRows[id].usual))];
}

/** The lowest contrast of a text color with its grounds; undefined for what is no color. */
export function textContrast(site: SiteDocument, field: (typeof bandFields)[BandName]['text']): ColorNote | undefined {
  const wanted = parseColor(text(site[field])) ?? white;
  const bands = bandNames.filter((name) => bandFields[name].text === field).map((name) => bandOf(site, name));
  const ratioOf = ({ background }: Band) => contrast(wanted, background);
  const hardest = bands.toSorted((a, b) => ratioOf(a) - ratioOf(b))[0];
  if (!hardest) return undefined;
  return contrastNote(ratioOf(hardest), 'text', 'on its background', `The page shows ${toHex(hardest.ink)} instead.`);
}

/** The highest transparency that the page gives a band's background with the present text color, in percent. */
export function mostShown(site: SiteDocument, name: BandName): number {
  return Math.round((1 - bandOf({ ...site, [bandFields[name].transparency]: 100 }, name).alpha) * 100);
}
