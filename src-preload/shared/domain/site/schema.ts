/**
 * The site document as the backend sends it. Only reading goes through these types: the raw document is never
 * serialised back from them (see record/raw-document.ts). A backend may add unknown fields, send null for an empty
 * value and write numbers in any JSON form, so every field is optional and scalars are read through `readers.ts`.
 */
export type Scalar = string | number | boolean | null;

export interface BusinessHours {
  from?: Scalar;
  to?: Scalar;
  custom?: Scalar;
}

export interface ServiceArea {
  city?: Scalar;
  state?: Scalar;
  /** miles */
  radius?: Scalar;
  order?: Scalar;
}

/** The computed twin of `service_areas`: city, state, radius, order. */
export type ServiceAreaTuple = [Scalar, Scalar, Scalar, Scalar];

export interface ServicePhoto {
  photo?: Scalar;
  order?: Scalar;
  stock?: Scalar;
}

export interface ServiceProduct {
  id?: Scalar;
  name?: Scalar;
  price?: Scalar;
  description?: Scalar;
  service_package_id?: Scalar;
}

export interface ServicePackage {
  id?: Scalar;
  service_package_title?: Scalar;
  service_footers?: { id?: Scalar; note?: Scalar; service_package_id?: Scalar; status?: Scalar }[] | null;
  service_products?: ServiceProduct[] | null;
  service_product_col_view?: Scalar;
}

export interface Service {
  'service-name'?: Scalar;
  'service-description'?: Scalar;
  'service-description-long'?: Scalar;
  'landing-page'?: Scalar;
  service_id?: Scalar;
  order?: Scalar;
  draggableId?: Scalar;
  photos?: ServicePhoto[] | null;
  include_in_socials?: Scalar;
  packages?: ServicePackage[] | null;
  primary_keyword?: Scalar;
  keywords?: Scalar[] | string | null;
}

/** Numbers order photos downwards: the higher comes first. `homepage_order` −1 keeps a photo off the home page. */
export interface GalleryPhoto {
  photo?: Scalar;
  alt_tag?: Scalar;
  caption?: Scalar;
  archived?: Scalar;
  associated_service?: Scalar;
  gallery?: Scalar;
  gallery_name?: Scalar;
  landing_page?: Scalar;
  order?: Scalar;
  all_photos_order?: Scalar;
  gallery_order?: Scalar;
  homepage_order?: Scalar;
  uncropped_gallery_photo?: Scalar;
  stock?: Scalar;
  photo_pk?: Scalar;
  id?: Scalar;
}

export interface HeroPhoto {
  photo?: Scalar;
  order?: Scalar;
  alt_tag?: Scalar;
  caption?: Scalar;
}

export interface Testimonial {
  id?: Scalar;
  reviewer?: Scalar;
  /** '1' to '5' */
  stars?: Scalar;
  service?: Scalar;
  /** place of the reviewer */
  title?: Scalar;
  /** 'approved' or 'unapproved'; only approved ones are published */
  status?: Scalar;
  review?: Scalar;
  source?: Scalar;
  order?: Scalar;
  draggableId?: Scalar;
  checked?: Scalar;
  landing_page?: Scalar;
}

export interface Faq {
  question?: Scalar;
  answer?: Scalar;
  order?: Scalar;
  'landing-page'?: Scalar;
  draggableId?: Scalar;
}

export interface Teammate {
  name?: Scalar;
  role?: Scalar;
  bio?: Scalar;
  photo?: Scalar;
  alt_tag?: Scalar;
  order?: Scalar;
  draggableId?: Scalar;
}

/** A partnership card. `products` holds these as a JSON string: `[{"pk":1,"model":"…","fields":{…}}]`. */
export interface Partnership {
  title?: Scalar;
  subtitle?: Scalar;
  photo?: Scalar;
  link?: Scalar;
  order?: Scalar;
}

/** `payments` holds these as a JSON string in the same form as `products`. Title: Venmo, PayPal or Zelle. */
export interface Payment {
  title?: Scalar;
  link?: Scalar;
}

export interface CustomBadge {
  name?: Scalar;
  icon?: Scalar;
  show?: Scalar;
}

export interface Announcement {
  icon?: Scalar;
  show_announcement?: Scalar;
  description?: Scalar;
  background_color?: Scalar;
  text_color?: Scalar;
  icon_color?: Scalar;
}

export interface ReviewLink {
  title?: Scalar;
  icon?: Scalar;
  link?: Scalar;
}

export interface Redirect {
  source?: Scalar;
  destination?: Scalar;
  redirect_type?: Scalar;
}

/** One entry per section key of layout/catalogue.ts. */
export type CustomLayout = Record<string, { version?: Scalar; order?: Scalar }>;

type Scalars<K extends string> = { [key in K]?: Scalar };

export type AttributeField =
  | 'insured'
  | 'bonded'
  | 'emergency_services'
  | 'veteran_owned'
  | 'black_owned'
  | 'native_owned'
  | 'family_owned'
  | 'local_business'
  | 'woman_owned'
  | 'latino_owned'
  | 'bbb';

/** Stored without a scheme: the editor shows each after a fixed `http://`. */
export type SocialField =
  | 'facebook_url'
  | 'google_url'
  | 'yelp_url'
  | 'nextdoor_url'
  | 'twitter_url'
  | 'instagram_url'
  | 'thumbtack_url'
  | 'youtube_url'
  | 'tiktok_url'
  | 'bbb_url'
  | 'homeadvisor_url';

export type CtaSlot =
  'cta_main' | 'cta_main_1' | 'cta_nav' | 'cta_nav_1' | 'cta_slide_in' | 'cta_recruiting' | 'cta_get_a_quote';

type HeaderName =
  | 'about'
  | 'socials'
  | 'service'
  | 'testimonial'
  | 'three_step'
  | 'work'
  | 'product'
  | 'payment'
  | 'faq'
  | 'find'
  | 'jobs'
  | 'cta'
  | 'final_cta'
  | 'partners'
  | 'form';

export interface SiteDocument
  extends
    Scalars<'sitePk' | 'slug' | 'id_key' | 'fbSlug' | 'modified' | 'version'>,
    Scalars<'company_name' | 'company_tagline' | 'company_type' | 'phone' | 'email' | 'license_number'>,
    Scalars<'years_in_business' | 'about' | 'title_tag' | 'meta_description' | 'primary_keyword'>,
    Scalars<'logo' | 'logo_refined' | 'use_refined_logo' | 'custom_logo_size' | 'hero_image' | 'about_upload'>,
    Scalars<'custom_primary' | 'custom_secondary' | 'custom_hero_font' | 'custom_all_font'>,
    Scalars<'custom_text_color' | 'custom_hero_text_color' | 'custom_nav_text_color' | 'custom_footer_text_color'>,
    Scalars<'custom_hero_transparency' | 'custom_nav_transparency' | 'custom_service_card_transparency'>,
    Scalars<'custom_cta_transparency' | 'custom_footer_transparency' | 'custom_grayscale'>,
    /** slide or fade; ellipse, wave, big-wave or ripped-edge */
    Scalars<'custom_hero_slider_type' | 'custom_hero_curve_type'>,
    Scalars<'street_address' | 'city' | 'state' | 'zip_code' | 'country'>,
    Scalars<'home_page_widget' | 'external_link' | 'service_link_text' | 'work_link_text' | 'gallery_all_title'>,
    Scalars<'review_link' | 'review_link_more' | 'yelp_review_link' | 'leave_review_link_3'>,
    Scalars<'leave_review_link_header' | 'see_more_reviews_header' | 'leave_review_link_3_header'>,
    Scalars<'other_review_link_header' | 'alternative_review_html'>,
    Scalars<'paid_url' | 'github_repo' | 'domain_purchased' | 'is_dns_configured' | 'first_publish_url'>,
    Scalars<'publish_to_google_storage' | 'multipage' | 'a_record_ip'>,
    Scalars<'gmb_account_id' | 'place_id' | 'salesloft_id' | 'selected_plan' | 'selected_future_plan'>,
    Scalars<'selected_coupon' | 'customer_segment' | 'selected_industry_type' | 'scheduled_social_post_active'>,
    Scalars<'has_ads_landing_page' | 'show_jobs_page' | 'show_team_page' | 'team_show_image' | 'jobs_description'>,
    Scalars<'team_header' | 'team_subtitle' | 'team_col_1' | 'team_col_1_header' | 'team_col_2' | 'team_col_2_header'>,
    Scalars<'text_show_name' | 'text_show_email' | 'text_show_phone' | 'text_show_address' | 'embedded_form'>,
    Scalars<'contact_form_steps' | 'text_placeholder' | 'form_header' | 'contact_chat_message'>,
    Scalars<'so_tell_us_chat_code' | 'google_analytics_tag' | 'google_analytics_tag_body' | 'all_photos_cc_widget'>,
    Scalars<'deal_header' | 'deal_subtitle' | 'deal_button_text' | 'deal_button_link'>,
    Scalars<'custom_page' | 'custom_page_tab_name' | 'custom_page_header' | 'custom_page_subheader'>,
    Scalars<'custom_page_cta' | 'custom_page_cta_link' | 'custom_page_cta_secondary'>,
    Scalars<'custom_page_cta_secondary_link' | 'custom_page_body' | 'custom_page_photo'>,
    Scalars<`${'home' | 'service' | 'gallery' | 'reviews' | 'team' | 'jobs'}_nav_title`>,
    Scalars<`${HeaderName}_header` | `${HeaderName}_subtitle`>,
    Scalars<`three_step_${1 | 2 | 3}_${'header' | 'subtitle'}`>,
    /** type (phone, email, external, text, …), link and text of each call to action */
    Scalars<CtaSlot | `${CtaSlot}_link` | `${CtaSlot}_message`>,
    Scalars<AttributeField | SocialField> {
  keywords?: Scalar[] | string | null;
  additional_phone_number_list?: Scalar[] | null;
  business_hours?: BusinessHours[] | null;
  service_areas?: ServiceArea[] | null;
  service_area_array?: ServiceAreaTuple[] | null;
  services?: Service[] | null;
  gallery?: GalleryPhoto[] | null;
  gallery_names?: { 'gallery-name'?: Scalar; 'gallery-subtitle'?: Scalar; gallery_cc_widget?: Scalar }[] | null;
  hero_gallery_photos?: HeroPhoto[] | null;
  testimonials?: Testimonial[] | null;
  faqs?: Faq[] | null;
  awards?: { photo?: Scalar }[] | null;
  teammates?: Teammate[] | null;
  review_links?: ReviewLink[] | null;
  redirects?: Redirect[] | null;
  custom_badges?: CustomBadge[] | null;
  announcement?: Announcement | null;
  custom_layout?: CustomLayout | null;
  load_balancer_config?: { static?: Scalar; host?: Scalar; name?: Scalar } | null;
  /** JSON strings of `{pk, model, fields}` items; read with `readJsonList`. */
  products?: string | null;
  payments?: string | null;
  /** Whatever else the backend holds, the configured `{product}_contact_id` included. */
  [unknown: string]: unknown;
}
