import { flag, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { SectionKey } from '#shared/layout/catalogue.ts';
import { sectionVersion } from '#shared/layout/versions.ts';
import { type Band, type BandName, bandNames, bandFields, bandOf } from '#shared/theme/bands.ts';
import { contrast, parseColor, toHex, white } from '#shared/theme/color.ts';
import { contrastNote } from '#shared/theme/contrast.ts';
import type { ColorNote } from '../../editor/fields/color-field.tsx';

const pages = [
  { key: 'services-page', title: 'service_nav_title', usual: 'Services', shown: () => true },
  { key: 'gallery-page', title: 'gallery_nav_title', usual: 'Gallery', shown: () => true },
  { key: 'reviews-page', title: 'reviews_nav_title', usual: 'Reviews', shown: () => true },
  { key: 'team-page', title: 'team_nav_title', usual: 'Team', shown: (site) => flag(site.show_team_page) },
  { key: 'jobs-page', title: 'jobs_nav_title', usual: 'Jobs', shown: (site) => flag(site.show_jobs_page) },
  { key: 'custom-page', title: 'custom_page_tab_name', usual: 'Custom page', shown: (site) => flag(site.custom_page) },
] as const satisfies readonly {
  key: SectionKey;
  title: keyof SiteDocument;
  usual: string;
  shown: (site: SiteDocument) => boolean;
}[];

/** Names in the navigation of the pages that the site has as it is set, the home page first. */
export function pagesOf(site: SiteDocument): string[] {
  const nameOf = (title: keyof SiteDocument, usual: string): string => text(site[title]).trim() || usual;
  const home = nameOf('home_nav_title', 'Home');
  if (!flag(site.multipage)) return [home];
  const others = pages.filter(({ key, shown }) => shown(site) && sectionVersion(site, key) !== 'none');
  return [home, ...others.map(({ title, usual }) => nameOf(title, usual))];
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
