import { type HomeSection, homeSections, modals } from './catalogue.ts';
import { type PageKey, pageRows } from './pages.ts';

/** A key of a site's `custom_layout`. */
export type SectionKey = HomeSection | PageKey | (typeof modals)[number];

const keyedPages = Object.values(pageRows).flatMap((row) => ('key' in row ? [row] : []));

/** The pages whose version staff can choose. Pages without a path are left out, because no site has them. */
export const otherPages: readonly PageKey[] = keyedPages.flatMap((row) => ('path' in row ? [row.key] : []));

export const allSections: readonly SectionKey[] = [...homeSections, ...keyedPages.map(({ key }) => key), ...modals];

/** The names of sections, pages and modals, as the app shows them. */
export const sectionLabels = {
  'launch-site-banner': 'Announcement',
  navigation: 'Navigation',
  header: 'Contact facts',
  hero: 'Hero',
  'logo-w-text-grid': 'Badges',
  'about-us': 'About us',
  'logo-grid': 'Awards',
  'our-services': 'Our services',
  cta: 'Call to action',
  get_a_quote: 'Get a quote',
  'our-best-work': 'Our best work',
  'our-partners': 'Our partners',
  reviews: 'Reviews',
  'pay-online': 'Pay online',
  faq: 'FAQ',
  service_areas: 'Service areas',
  'final-cta': 'Final call to action',
  footer: 'Footer',
  'text-us-button': 'Text us button',
  ...(Object.fromEntries(keyedPages.map(({ key, label }) => [key, label])) as Record<PageKey, string>),
  'modals/text_us': 'Text us',
  'modals/text_thank_you': 'Thank you for your text',
  'modals/leave_a_review': 'Leave a review',
} satisfies Readonly<Record<SectionKey, string>>;
