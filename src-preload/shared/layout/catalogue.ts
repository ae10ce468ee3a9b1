/** Sections of the home page in their usual order, other pages and modals; the keys of a site's `custom_layout`. */
export const homeSections = [
  'launch-site-banner',
  'navigation',
  'header',
  'hero',
  'logo-w-text-grid',
  'about-us',
  'logo-grid',
  'our-services',
  'cta',
  'get_a_quote',
  'our-best-work',
  'our-partners',
  'reviews',
  'pay-online',
  'faq',
  'service_areas',
  'final-cta',
  'footer',
  'text-us-button',
] as const;

export const otherPages = [
  'services-page',
  'gallery-page',
  'reviews-page',
  'jobs-page',
  'team-page',
  'custom-page',
  'blog-page',
] as const;

export const modals = ['modals/text_us', 'modals/text_thank_you', 'modals/leave_a_review'] as const;

export type HomeSection = (typeof homeSections)[number];
export type SectionKey = HomeSection | (typeof otherPages)[number] | (typeof modals)[number];

/** What a site's `version` may be; sections of a vC site may also be v2.2, v2.3 or none. */
export const siteVersions = ['v1', 'v2', 'v2.1', 'v3', 'v4', 'vC'] as const;
export const sectionVersions = ['v1', 'v2', 'v2.1', 'v2.2', 'v2.3', 'v3', 'v4', 'none'] as const;

export type SiteVersion = (typeof siteVersions)[number];
export type SectionVersion = (typeof sectionVersions)[number];
/** What a section can be drawn in. */
export type VersionId = Exclude<SectionVersion, 'none'>;
