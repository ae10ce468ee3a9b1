import { text } from '#shared/domain/site/readers.ts';
import type { HomeSection } from '#shared/layout/catalogue.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

type Titles = Pick<SiteDocument, 'home_nav_title' | 'service_nav_title' | 'gallery_nav_title' | 'reviews_nav_title'>;

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

const entries: readonly [HomeSection, keyof Titles | null, string][] = [
  ['our-services', 'service_nav_title', 'Services'],
  ['about-us', null, 'About'],
  ['our-best-work', 'gallery_nav_title', 'Our Work'],
  ['reviews', 'reviews_nav_title', 'Reviews'],
  ['faq', null, 'FAQ'],
  ['service_areas', null, 'Areas'],
  ['get_a_quote', null, 'Contact'],
];

/** Entries for the sections that the page has. */
export function navigationEntries(site: Titles, present: readonly HomeSection[]): NavigationEntry[] {
  const found = entries.filter(([key]) => present.includes(key));
  return [
    { label: text(site.home_nav_title).trim() || 'Home', href: '#main' },
    ...found.map(([key, field, usual]) => ({ label: (field && text(site[field]).trim()) || usual, href: `#${key}` })),
  ];
}
