import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { modals, type VersionId } from '#shared/layout/catalogue.ts';
import { orderedHomeSections } from '#shared/layout/order.ts';
import { otherPages } from '#shared/layout/sections.ts';
import { languages } from '../../../src-main/site-page/languages/index.ts';
import { cleaner } from './cleaner.ts';
import { hostile } from './hostile.ts';
import { plumber } from './plumber.ts';

const { services = [], gallery = [] } = plumber as {
  services?: readonly Record<string, unknown>[];
  gallery?: readonly Record<string, unknown>[];
};

const repeated = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, at) => items[at % items.length] as T);

const longName =
  'The Hill Country Family Plumbing, Heating, Drain Cleaning, Water Treatment and Emergency Leak Detection Company of Austin and Round Rock, Texas';

/** A usual record (`rich`), and records that are harder to lay out, by what is special about them. */
export const kinds = {
  rich: plumber,
  sparse: { slug: 'sparse', company_name: 'Bright Window Co', phone: '5125550142', version: 'v2.1' },
  'without photos': {
    ...plumber,
    logo: '',
    about_upload: '',
    hero_gallery_photos: [],
    gallery: [],
    awards: [],
    services: services.map((service) => ({ ...service, photos: [] })),
  },
  '30 services': {
    ...plumber,
    services: repeated(services, 30).map((service, order) => ({
      ...service,
      'service-name': `${service['service-name'] as string} ${order + 1}`,
      order,
    })),
  },
  '300 photos': {
    ...plumber,
    gallery: repeated(gallery, 300).map((photo, at) => ({ ...photo, all_photos_order: at, homepage_order: at })),
  },
  'a name of 140 letters': { ...plumber, logo: '', company_name: longName },
  Spanish: {
    ...plumber,
    company_name: 'Plomería Hermanos Muñoz',
    company_tagline: 'Plomería honesta para su casa, el mismo día que usted llama',
    about:
      'Plomería Hermanos Muñoz empezó con una camioneta y una promesa: llegar a tiempo, explicar el precio y dejar la casa más limpia que antes.',
    meta_description: 'Plomeros con licencia para fugas, drenajes y calentadores de agua en Austin.',
    services: services.map((service) => ({
      ...service,
      'service-name': 'Mantenimiento de calentadores',
      'service-description': 'Revisamos el calentador y las tuberías de su casa, y damos el precio por escrito.',
    })),
  },
  'right to left': {
    ...cleaner,
    company_name: 'שירותי אינסטלציה ירושלים',
    company_tagline: 'אינסטלטורים מוסמכים שמגיעים בזמן',
    about: 'אנחנו מתקנים נזילות, צנרת ודודי שמש. המחיר ידוע מראש והעבודה נקייה.',
    services: [
      { 'service-name': 'פתיחת סתימות', 'service-description': 'פתיחת סתימות בכל שעה.', order: 0 },
      { 'service-name': 'תיקון נזילות', 'service-description': 'מאתרים את הנזילה בלי לפתוח את הקיר.', order: 1 },
    ],
    testimonials: [{ reviewer: 'דנה', stars: '5', review: 'שירות מצוין, הגיעו בזמן.', status: 'approved' }],
    faqs: [{ question: 'כמה עולה ביקור?', answer: 'ההערכה חינם.', order: 0 }],
  },
  'pale colors': { ...plumber, custom_primary: '#fdf6d8', custom_secondary: '#f3e9f7', custom_hero_transparency: 90 },
  hostile,
} as unknown as Readonly<Record<string, SiteDocument>>;

export const versions = Object.keys(languages) as VersionId[];

/**
 * Returns the site with all sections in a single version. The returned site is mixed (`vC`), because some versions
 * exist only for sections of mixed sites.
 */
export function inVersion(site: SiteDocument, version: VersionId): SiteDocument {
  const keys = [...orderedHomeSections(site.custom_layout), ...otherPages, ...modals];
  const custom_layout = Object.fromEntries(keys.map((key, order) => [key, { version, order }]));
  return { ...site, version: 'vC', custom_layout };
}

/** Returns the site with all optional pages. */
export const withAllPages = (site: SiteDocument): SiteDocument => ({
  ...site,
  multipage: true,
  show_team_page: true,
  teammates: [
    { name: 'Maria Delgado', role: 'Master plumber', bio: 'With us since 2012, and the one who answers at night.' },
    { name: 'Tom Reyes', role: 'Apprentice' },
  ],
  show_jobs_page: true,
  job_title: 'Journeyman plumber',
  job_posted: '2026-04-20',
  jobs_description: 'We look for a plumber with a license and a sense of humor.',
  custom_page: true,
  custom_page_tab_name: 'Financing',
  custom_page_header: 'Pay in parts',
  custom_page_body: 'Repairs over $500 can be paid in twelve parts.',
  has_ads_landing_page: true,
  ads_landing_pages: [
    {
      id: 1,
      selected_service: text(list(site.services)[0]?.['service-name'] ?? 'Window cleaning'),
      about_us: 'Drains run again.',
    },
  ],
});

/**
 * Pairs of a record and a version. The first ten contain every record and every version, and the first 70 are all
 * pairs.
 */
export const pairs = Array.from({ length: Number(process.env['SITEWRIGHT_PAGES'] ?? 10) }, (_, at) => {
  const kind = Object.keys(kinds)[at % Object.keys(kinds).length] as string;
  const version = versions[at % versions.length] as VersionId;
  return { kind, version, site: inVersion(kinds[kind] as SiteDocument, version) };
});
