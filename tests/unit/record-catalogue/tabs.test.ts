import { expect, test } from 'vitest';
import { type TabId, tabOfField } from '#shared/record-catalogue/catalogue.ts';

const examples: Record<TabId, string[]> = {
  logo: ['logo', 'use_refined_logo', 'custom_logo_size', 'custom_primary', 'custom_all_font'],
  basicInfo: [
    'company_name',
    'company_tagline',
    'phone',
    'about',
    'keywords',
    'city',
    'service_areas',
    'veteran_owned',
  ],
  services: ['services', 'service_link_text'],
  photos: ['gallery', 'gallery_names', 'hero_gallery_photos', 'about_upload', 'work_link_text'],
  faqs: ['faqs'],
  reviews: ['testimonials', 'review_links', 'leave_review_link_3_header', 'alternative_review_html'],
  partnerships: ['products'],
  team: ['teammates', 'show_team_page', 'team_header', 'team_col_2'],
  domain: ['slug', 'github_repo', 'paid_url', 'sitewright_contact_id', 'acme_contact_id', 'selected_plan', 'redirects'],
  layout: ['version', 'multipage', 'custom_layout', 'custom_hero_transparency', 'custom_of_tomorrow'],
  custom: [
    ...['about_header', 'service_header', 'gallery_nav_title', 'team_nav_title', 'payments', 'awards', 'unheard_of'],
    ...['publish_to_google_storage', 'has_ads_landing_page'],
  ],
  'custom-page': ['custom_page', 'custom_page_body', 'custom_page_of_tomorrow'],
  'ads-page': ['ads_landing_pages'],
};

test.each(Object.entries(examples))('[NAV-09] the fields of %s mark its tab', (tab, fields) => {
  for (const field of fields) expect([field, tabOfField(field)]).toEqual([field, tab]);
});

test.each(['custom_badges', 'facebook_url', 'announcement', 'title_tag'])('[NAV-09] %s is of Basic Info', (field) => {
  expect(tabOfField(field)).toBe('basicInfo');
});
