import { text } from '#shared/record/readers.ts';
import type { HomeSection } from '#shared/layout/catalogue.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Linked } from '../page.ts';

type Titles = Pick<SiteDocument, 'home_nav_title' | 'service_nav_title' | 'gallery_nav_title' | 'reviews_nav_title'>;

/** Link to the home page; on the home page, to its beginning. */
export const homeHref = ({ root }: Pick<Linked, 'root'>): string => (root === '' ? '#main' : root);

/** Fields of the record that name entries of the navigation. */
export const navigationFields = [
  'home_nav_title',
  'service_nav_title',
  'gallery_nav_title',
  'reviews_nav_title',
] as const;

export interface NavigationEntry {
  label: string;
  href: string;
}

const entries: readonly [
  HomeSection,
  keyof Titles | null,
  'services' | 'about' | 'work' | 'reviews' | 'faq' | 'areas' | 'contact',
][] = [
  ['our-services', 'service_nav_title', 'services'],
  ['about-us', null, 'about'],
  ['our-best-work', 'gallery_nav_title', 'work'],
  ['reviews', 'reviews_nav_title', 'reviews'],
  ['faq', null, 'faq'],
  ['service_areas', null, 'areas'],
  ['get_a_quote', null, 'contact'],
];

/** Entries of the navigation: sections of the home page, or on a multi-page site their pages, and the other pages. */
export function navigationEntries(
  site: Titles,
  page: Pick<Linked, 'home' | 'pages' | 'words' | 'root'>,
): NavigationEntry[] {
  const { root, words } = page;
  const found = entries.filter(([key]) => page.home.includes(key));
  const ofSections = found.map(([key, field, usual]) => {
    const own = page.pages.find(({ of }) => of === key);
    const label = (field && text(site[field]).trim()) || words[usual];
    return { label, href: own ? root + own.path : `${root}#${key}` };
  });
  const others = page.pages.filter(({ of }) => of === 'team' || of === 'jobs' || of === 'custom');
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
