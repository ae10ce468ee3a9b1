/** Sections of the home page in their usual order. */
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

export type HomeSection = (typeof homeSections)[number];

/** The place where a field is shown: a section of the home page, or another page. */
export type ShownIn = HomeSection | `${string}-page`;
