import type { KnownField, SiteDocument } from '../record-catalogue/site-document.ts';
import { isBlank, list, text } from '../record/readers.ts';
import type { HomeSection } from './catalogue.ts';
import { slug } from './slug.ts';

/** Where a page's version comes from: from the page's own key in the layout, or from another page. */
type VersionSource<Key> =
  | {
      /** key in the layout; the version `none` there takes the page off the site */
      key: Key;
      /** name of the page in lists of sections and pages */
      label: string;
      like?: never;
    }
  | {
      /** key of the page whose version this page has too; this page has no key of its own */
      like: Key;
      key?: never;
    };

type PageRow<Key extends string = string> = VersionSource<Key> & {
  /**
   * the section of the home page with content of this page; the site has the page only if the home page shows the
   * section
   */
  section?: HomeSection;
  /** flag of the record that switches the page on; missing if the page needs no flag */
  switch?: KnownField;
  /** fields with the page's name: the first non-empty field counts; if all are empty, the usual name counts */
  titles?: readonly KnownField[];
  /** usual name of the page, in English */
  usual?: string;
  /** path from the site's root; for the ads pages, the path of their common folder */
  path?: string | ((site: SiteDocument) => string);
  /** whether the record has something to show on the page */
  isFilled: (site: SiteDocument) => boolean;
  /** title of the finding that the checks before publishing report if the page is switched on but empty */
  emptyTitle?: string;
  /** advice how to fill the empty page, for the screen with the page's fields */
  fill?: string;
};

const someItem = <T>(items: readonly T[] | string | null | undefined, isMeant: (item: NonNullable<T>) => boolean) =>
  list(items).some((item) => typeof item === 'object' && item !== null && isMeant(item));

const reviewLinks = ['review_link', 'leave_review_link_3', 'yelp_review_link', 'review_link_more'] as const;

/** Returns the path of the custom page: made from the name of its tab, else from its title, else `more/`. */
export const customPath = (site: SiteDocument, slugOf = slug): string =>
  `${slugOf(text(site.custom_page_tab_name)) || slugOf(text(site.custom_page_header)) || 'more'}/`;

/**
 * The pages below the home page, without the legal pages and the modals. Pages with a key are in the order of the
 * layout. The pages are drawn in `site-page/pages/inner`.
 */
export const pageRows = {
  services: {
    key: 'services-page',
    label: 'Services page',
    section: 'our-services',
    titles: ['service_nav_title'],
    usual: 'Services',
    path: 'services/',
    isFilled: (site) => someItem(site.services, (service) => !isBlank(service['service-name'])),
  },
  gallery: {
    key: 'gallery-page',
    label: 'Gallery page',
    section: 'our-best-work',
    titles: ['gallery_nav_title'],
    usual: 'Gallery',
    path: 'gallery/',
    isFilled: (site) => someItem(site.gallery, ({ photo }) => !isBlank(photo)) || !isBlank(site.home_page_widget),
  },
  reviews: {
    key: 'reviews-page',
    label: 'Reviews page',
    section: 'reviews',
    titles: ['reviews_nav_title'],
    usual: 'Reviews',
    path: 'reviews/',
    isFilled: (site) =>
      someItem(site.testimonials, ({ review }) => !isBlank(review)) ||
      someItem(site.review_links, ({ link }) => !isBlank(link)) ||
      [...reviewLinks, 'alternative_review_html'].some((field) => !isBlank(site[field])),
  },
  jobs: {
    key: 'jobs-page',
    label: 'Jobs page',
    switch: 'show_jobs_page',
    titles: ['jobs_nav_title'],
    usual: 'Jobs',
    path: 'jobs/',
    isFilled: (site) => !isBlank(site.jobs_description),
    emptyTitle: 'The jobs page says nothing',
    fill: 'Describe the work below.',
  },
  team: {
    key: 'team-page',
    label: 'Team page',
    switch: 'show_team_page',
    titles: ['team_nav_title'],
    usual: 'Our Team',
    path: 'team/',
    isFilled: (site) => someItem(site.teammates, () => true),
    emptyTitle: 'The team page shows nobody',
    fill: 'Add a teammate below.',
  },
  custom: {
    key: 'custom-page',
    label: 'Custom page',
    switch: 'custom_page',
    titles: ['custom_page_tab_name', 'custom_page_header'],
    usual: 'Learn more',
    path: customPath,
    isFilled: (site) => !isBlank(site.custom_page_body) || !isBlank(site.custom_page_photo),
    emptyTitle: 'The custom page is empty',
    fill: 'Write its body, or give it a photo.',
  },
  // The layouts in the description of the backend's API name this page, but no field of the record has content for it.
  // So no site has the page, and the Layout screen does not list the page.
  blog: { key: 'blog-page', label: 'Blog page', isFilled: () => false },
  areas: {
    like: 'services-page',
    section: 'service_areas',
    usual: 'Areas',
    path: 'areas/',
    isFilled: (site) =>
      someItem(site.service_areas, ({ city }) => !isBlank(city)) ||
      list(site.service_area_array).some((area) => !isBlank(list(area)[0])),
  },
  ads: {
    like: 'services-page',
    switch: 'has_ads_landing_page',
    path: 'ads/',
    isFilled: (site) => someItem(site.ads_landing_pages, ({ selected_service }) => !isBlank(selected_service)),
    fill: 'Choose its service: the address follows from it.',
  },
} as const satisfies Readonly<Record<string, PageRow>>;

export type PageId = keyof typeof pageRows;

type KeyOf<Row> = Row extends { key: infer Key } ? Key : never;
/** Key of a page that has its own version in the layout. */
export type PageKey = KeyOf<(typeof pageRows)[PageId]>;

/** Returns the row of a page, typed with all members that a row can have. */
export const pageRow = (id: PageId): PageRow<PageKey> => pageRows[id];

/** The pages to which the navigation can lead, in the order of the navigation. */
export const navigationPages = [
  'services',
  'gallery',
  'reviews',
  'areas',
  'team',
  'jobs',
  'custom',
] as const satisfies readonly PageId[];
export type NavigationPage = (typeof navigationPages)[number];
