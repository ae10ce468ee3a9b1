import { text } from '#shared/record/readers.ts';
import type { HomeSection } from '#shared/layout/catalogue.ts';
import { navigationPages, pageRow, pageRows } from '#shared/layout/pages.ts';
import { pageName } from '#shared/layout/site-pages.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Linked } from '../page.ts';
import type { Words } from '../words/words.ts';

/** Returns the link to the home page, or on the home page itself the link to its main content. */
export const homeHref = ({ root }: Pick<Linked, 'root'>): string => (root === '' ? '#main' : root);

/** Fields of the record that hold labels of navigation entries. */
export const navigationFields = [
  'home_nav_title',
  ...pageRows.services.titles,
  ...pageRows.gallery.titles,
  ...pageRows.reviews.titles,
] as const;
type Titles = Pick<SiteDocument, (typeof navigationFields)[number]>;

export interface NavigationEntry {
  label: string;
  href: string;
}

/** Sections of the home page that have a navigation entry, each with the default label. */
const entries: readonly [HomeSection, (words: Words) => string][] = [
  ['our-services', ({ pages }) => pages.services],
  ['about-us', ({ about }) => about],
  ['our-best-work', ({ work }) => work],
  ['reviews', ({ pages }) => pages.reviews],
  ['faq', ({ faq }) => faq],
  ['service_areas', ({ pages }) => pages.areas],
  ['get_a_quote', ({ contact }) => contact],
];

/**
 * Returns the navigation's entries: the home page, then its sections and the other pages. The entry of a section that
 * has a page of its own leads to that page. The other pages come before the contact section if there is one, else last.
 */
export function navigationEntries(
  site: Titles,
  page: Pick<Linked, 'home' | 'pages' | 'words' | 'root'>,
): NavigationEntry[] {
  const { root, words } = page;
  const found = entries.filter(([key]) => page.home.includes(key));
  const ofSections = found.map(([key, usual]) => {
    const own = page.pages.find(({ section }) => section === key);
    const named = navigationPages.find((id) => pageRow(id).section === key);
    const label = named ? pageName(site, named, usual(words)) : usual(words);
    return { label, href: own ? root + own.path : `${root}#${key}` };
  });
  const others = page.pages.filter(({ section }) => section === undefined);
  const contact = ofSections.findIndex(({ href }) => href.endsWith('#get_a_quote'));
  return [
    { label: text(site.home_nav_title).trim() || words.home, href: homeHref(page) },
    ...ofSections.toSpliced(
      contact < 0 ? ofSections.length : contact,
      0,
      ...others.map(({ label, path }) => ({ label, href: root + path })),
    ),
  ];
}
