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

/** The first pattern that fits a top-level field says on which tab it is edited. */
const owners: readonly [TabId, RegExp][] = [
  ['logo', /^(?:logo|logo_refined|use_refined_logo|custom_logo_size|custom_(?:primary|secondary|hero_font|all_font))$/],
  ['services', /^(?:services|service_link_text)$/],
  [
    'photos',
    /^(?:gallery(?!_nav_title)\w*|hero_image|hero_gallery_photos|about_upload|cover_upload|work_link_text|all_photos_cc_widget)$/,
  ],
  ['faqs', /^faqs$/],
  ['reviews', /^(?:testimonials|\w*review_link\w*|see_more_reviews_header|alternative_review_html)$/],
  ['partnerships', /^products$/],
  ['team', /^(?:teammates|show_team_page|team_(?!nav_title)\w+)$/],
  [
    'domain',
    /^(?:slug|github_repo|paid_url|domain_purchased|is_dns_configured|load_balancer_config|first_publish_url)$/,
  ],
  ['domain', /^(?:\w+_contact_id|a_record_ip|gmb_account_id|place_id|salesloft_id|redirects|customerInfo)$/],
  ['domain', /^(?:selected_\w+|customer_segment|industry_types|scheduled_social_post_active)$/],
  ['custom-page', /^custom_page(?:_|$)/],
  ['ads-page', /^(?:has_ads_landing_page|ads_landing_pages)$/],
  ['basicInfo', /^custom_badges$/],
  ['layout', /^(?:version|multipage|custom_\w+)$/],
  ['basicInfo', /^(?:company_\w+|phone|additional_phone_number_list|email|about|title_tag|meta_description)$/],
  ['basicInfo', /^(?:license_number|years_in_business|primary_keyword|keywords|business_hours|announcement)$/],
  ['basicInfo', /^(?:street_address|city|state|zip_code|country|service_areas|service_area_array|home_page_widget)$/],
  ['basicInfo', /^(?:insured|bonded|emergency_services|\w+_owned|local_business|bbb|\w+_url)$/],
];

/** The tab on which a top-level field of the record is edited; whatever no other tab owns is on Custom. */
export function tabOfField(field: string): TabId {
  return owners.find(([, fields]) => fields.test(field))?.[0] ?? 'custom';
}
