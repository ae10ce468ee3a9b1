import { z } from 'zod';
import { between, each, entered, flag, key, list, object, oneOf, text, whole } from './forms.ts';
import * as items from './lists.ts';

/**
 * The form of the site's record, from the chapter “Entities and their fields”. “The documents” are the two descriptions
 * of the backend that the project was given. They are not in the repository.
 */

const sections = [
  'about',
  'socials',
  'service',
  'testimonial',
  'three_step',
  'work',
  'product',
  'payment',
  'faq',
  'find',
];
const moreSections = ['jobs', 'cta', 'final_cta', 'partners', 'form', 'three_step_1', 'three_step_2', 'three_step_3'];
const headed = [...sections, ...moreSections];
const navTitles = ['home', 'service', 'gallery', 'reviews', 'team', 'jobs'].map((page) => `${page}_nav_title`);
const ctaSlots = ['main', 'main_1', 'nav', 'nav_1', 'slide_in', 'recruiting', 'get_a_quote'].map(
  (slot) => `cta_${slot}`,
);

const texts = [
  ...[
    'id_key',
    'fbSlug',
    'company_name',
    'company_tagline',
    'company_type',
    'phone',
    'email',
    'license_number',
    'about',
  ],
  ...['title_tag', 'meta_description', 'logo', 'logo_refined', 'hero_image', 'custom_primary', 'custom_secondary'],
  ...['street_address', 'city', 'state', 'zip_code', 'primary_keyword', 'paid_url', 'github_repo', 'modified'],
  ...['review_link', 'review_link_more', 'yelp_review_link', 'leave_review_link_3'],
  ...['leave_review_link_header', 'leave_review_link_3_header', 'see_more_reviews_header', 'other_review_link_header'],
  ...[
    'alternative_review_html',
    'external_link',
    'custom_hero_font',
    'custom_all_font',
    'cover_upload',
    'about_upload',
  ],
  ...['gallery_all_title', 'work_link_text', 'service_link_text', 'all_photos_cc_widget', 'jobs_description'],
  ...['team_header', 'team_subtitle', 'team_col_1', 'team_col_1_header', 'team_col_2', 'team_col_2_header'],
  ...['deal_header', 'deal_subtitle', 'deal_button_text', 'deal_button_link'],
  ...['google_analytics_tag', 'google_analytics_tag_body', 'so_tell_us_chat_code', 'contact_chat_message'],
  ...['tab_name', 'header', 'subheader', 'cta', 'cta_link', 'cta_secondary', 'cta_secondary_link', 'body', 'photo'].map(
    (name) => `custom_page_${name}`,
  ),
  ...headed.flatMap((section) => [`${section}_header`, `${section}_subtitle`]),
  ...navTitles,
  ...ctaSlots,
  'call_to_action_message',
];

const flags = [
  ...['use_refined_logo', 'domain_purchased', 'is_dns_configured', 'publish_to_google_storage', 'multipage'],
  ...['has_ads_landing_page', 'show_jobs_page', 'show_team_page', 'team_show_image', 'about_us_controls'],
  ...['custom_page', 'scheduled_social_post_active'],
];

/** Members that the server and other tools fill in, with texts or numbers. */
const keys = ['gmb_account_id', 'salesloft_id', 'selected_plan', 'selected_future_plan', 'selected_coupon'];
const choices = ['customer_segment', 'selected_industry_type'];

const announcement = object({
  ...each(['icon', 'description', 'background_color', 'text_color', 'icon_color'], text),
  show_announcement: flag,
});

const members = {
  ...each(texts, text),
  ...each(flags, flag),
  ...each([...keys, ...choices], key),
  sitePk: key,
  slug: text.regex(/^[\w-]*$/, 'letters, digits, underscores and hyphens expected'),
  country: oneOf('', 'US', 'CA', 'MX'),
  version: oneOf('', 'v1', 'v2', 'v2.1', 'v3', 'v4', 'vC'),
  contact_form_steps: whole,
  /** in pixels; in the documents the slider has 160–448, but the suggested sizes reach from 160 to 480 */
  custom_logo_size: between(160, 480),
  load_balancer_config: object(each(['static', 'host', 'name'], text)),
  business_hours: list(items.businessDay).length(7, '7 days expected'),
  service_areas: list(items.serviceArea),
  service_area_array: list(items.serviceAreaTuple),
  /** at most 10 numbers with the main one, which is not in this list; a save leaves out empty numbers */
  additional_phone_number_list: list(text.min(1, 'some text expected')).max(9, '9 or fewer expected'),
  /** without the primary keyword, which is a member of its own */
  keywords: items.keywords.max(4, '4 or fewer expected'),
  services: list(items.service),
  testimonials: list(items.testimonial),
  faqs: list(items.faq),
  payments: list(items.payment).max(3, '3 or fewer expected'),
  products: list(items.partnership),
  awards: list(items.award),
  teammates: list(items.teammate),
  review_links: list(items.reviewLink),
  hero_gallery_photos: list(items.heroPhoto).max(5, '5 or fewer expected'),
  gallery: list(items.galleryPhoto),
  gallery_names: list(items.galleryName),
  redirects: list(items.redirect),
  ads_landing_pages: list(items.adsPage),
  industry_types: list(items.industryType),
  custom_badges: list(items.customBadge),
  custom_layout: z.record(z.string(), items.layoutSection, 'object of sections expected'),
  announcement,
  customerInfo: z.looseObject({}, 'object expected'),
  fbData: z.unknown(),
};

/** Members that the documents describe but do not name. The comments quote the documents. */
const unnamed = {
  /** attribute checkboxes */
  ...each(['insured', 'bonded', 'emergency_services', 'local_business', 'bbb'], flag),
  ...each(
    ['veteran', 'black', 'native', 'family', 'woman', 'latino'].map((kind) => `${kind}_owned`),
    flag,
  ),
  /** eleven profile-link fields */
  ...each(
    ['facebook', 'google', 'yelp', 'nextdoor', 'twitter', 'instagram'].map((name) => `${name}_url`),
    text,
  ),
  ...each(
    ['thumbtack', 'youtube', 'tiktok', 'bbb', 'homeadvisor'].map((name) => `${name}_url`),
    text,
  ),
  years_in_business: entered,
  /** a textarea for a job-photo widget code for the home page */
  home_page_widget: text,
  /** text-form placeholder */
  text_placeholder: text,
  /** embedded form flags */
  embedded_form: flag,
  /** the A-record IP when present */
  a_record_ip: text,
  /** copy Place ID */
  place_id: key,
  /** a member of the publish calls, from the first publish on */
  first_publish_url: text,
};

/** Members that only this app has and neither document names. A server may drop them. */
const own = {
  ...each(['privacy_text', 'terms_text', 'logo_with_name', 'coordinates', 'job_title', 'job_posted'], text),
  special_hours: list(items.holiday),
  town_pages_most_shared: between(20, 90),
};

/**
 * Families: members whose names follow a pattern. The documents name some or none of a family's members. The first
 * pattern that matches a name applies. The comments quote the documents.
 */
const families: readonly (readonly [RegExp, z.ZodType])[] = [
  // {product}_contact_id
  [/^\w+_contact_id$/, key],
  // text-form display flags (text_show_*)
  [/^text_show_\w+$/, flag],
  // “Each has a type, a link and a display message field (call_to_action_message etc.)”
  [/^cta_\w+_link$/, text],
  [/^call_to_action_message_\w+$/, text],
  // many custom_* theme fields
  [/^custom_\w+_transparency$/, items.transparency],
  [/^custom_hero_slider_type$/, oneOf('', 'slide', 'fade')],
  [/^custom_hero_curve_type$/, oneOf('', 'ellipse', 'wave', 'big-wave', 'ripped-edge')],
  [/^custom_\w+$/, entered],
];

const named: Record<string, z.ZodType> = { ...members, ...unnamed, ...own };
const formOf = (member: string): z.ZodType | undefined =>
  Object.hasOwn(named, member) ? named[member] : families.find(([names]) => names.test(member))?.[1];

const always = { sitePk: key, slug: named['slug']!, resaveGalleryPhotos: flag, resaveHeroPhotos: flag };

/** Returns the form of this saved record. Only the record shows which members of a family it has. */
export function savedSite(record: object): z.ZodType {
  const forms = Object.keys(record).flatMap((member) => {
    const form = formOf(member);
    return form ? [[member, form] as const] : [];
  });
  return object({ ...Object.fromEntries(forms), ...always });
}
