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

export const tabLabels: Readonly<Record<TabId, string>> = {
  logo: 'Logo',
  basicInfo: 'Basic Info',
  services: 'Services',
  photos: 'Photos',
  faqs: 'FAQs',
  reviews: 'Reviews',
  partnerships: 'Partnerships',
  team: 'Team',
  domain: 'Domain',
  layout: 'Layout',
  custom: 'Custom',
  'custom-page': 'Custom Page',
  'ads-page': 'Ads Page',
};
