/** The tabs of the editor on which fields are edited, in the order of the tab bar. */
export const tabIds = [
  'logo',
  'basicInfo',
  'services',
  'photos',
  'faqs',
  'reviews',
  'partnerships',
  'team',
  'domain',
  'layout',
  'custom',
  'custom-page',
  'ads-page',
] as const;
export type TabId = (typeof tabIds)[number];
