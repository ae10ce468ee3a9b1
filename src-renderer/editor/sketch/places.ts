import type { SectionKey } from '#shared/layout/sections.ts';
import type { Spot } from './drawings.ts';

/** Where a field shows: on the sketch, and what the preview shows with it. */
export interface Place {
  spot: Spot;
  section: SectionKey;
}

type Entry = [field: string, place: Place];

/** Fields that show at one place, and so stand beside one sketch. @param fields parted by spaces */
function shown(fields: string, section: SectionKey, spot: Spot): Entry[] {
  const place = { spot, section };
  return fields.split(' ').map((field) => [field, place]);
}

const both = ['heading', 'subtitle'];
const words = (name: string): string => `${name}_header ${name}_subtitle`;
const slots = [1, 2, 3] as const;
const formSettings =
  'contact_form_steps text_show_name text_show_phone text_show_email text_show_address embedded_form';

const places: ReadonlyMap<string, Place> = new Map([
  ...shown(words('about'), 'about-us', { band: 'about', drawing: 'section', parts: both, place: 'about us' }),
  ...shown(words('service'), 'our-services', { band: 'services', drawing: 'section', parts: both, place: 'services' }),
  ...shown(words('cta'), 'cta', { band: 'cta', drawing: 'words', parts: both, place: 'call to action' }),
  ...shown(words('work'), 'our-best-work', { band: 'work', drawing: 'section', parts: both, place: 'best work' }),
  ...shown(words('partners'), 'our-partners', { band: 'partners', drawing: 'section', parts: both, place: 'partners' }),
  ...shown(words('product'), 'our-partners', {
    band: 'partners',
    drawing: 'section',
    parts: both,
    place: 'partners, where they have no heading of their own',
  }),
  ...shown(words('testimonial'), 'reviews', { band: 'reviews', drawing: 'section', parts: both, place: 'reviews' }),
  ...shown(words('faq'), 'faq', { band: 'faq', drawing: 'section', parts: both, place: 'questions and answers' }),
  ...shown(words('find'), 'service_areas', { band: 'areas', drawing: 'section', parts: both, place: 'service areas' }),
  ...shown(words('final_cta'), 'final-cta', {
    band: 'final-cta',
    drawing: 'words',
    parts: both,
    place: 'final call to action',
  }),
  ...shown(words('socials'), 'footer', { band: 'footer', drawing: 'footer', parts: both, place: 'footer' }),

  ...['home', 'service', 'gallery', 'reviews', 'team', 'jobs'].flatMap((name, at) =>
    shown(`${name}_nav_title`, 'navigation', {
      band: 'navigation',
      drawing: 'navigation',
      parts: [`link-${at + 1}`],
      place: 'navigation',
    }),
  ),

  ...shown('deal_header deal_subtitle deal_button_text deal_button_link', 'cta', {
    band: 'cta',
    drawing: 'words',
    parts: [...both, 'button'],
    place: 'call to action',
  }),
  ...shown(words('three_step'), 'get_a_quote', { band: 'quote', drawing: 'steps', parts: both, place: 'get a quote' }),
  ...slots.flatMap((step) =>
    shown(words(`three_step_${step}`), 'get_a_quote', {
      band: 'quote',
      drawing: 'steps',
      parts: [`step-${step}`],
      place: `get a quote, step ${step}`,
    }),
  ),

  ...shown('cta_main', 'hero', {
    band: 'hero',
    drawing: 'hero',
    parts: ['button-1'],
    place: 'top of the page, first button',
  }),
  ...shown('cta_main_1', 'hero', {
    band: 'hero',
    drawing: 'hero',
    parts: ['button-2'],
    place: 'top of the page, second button',
  }),
  ...shown('external_link', 'hero', {
    band: 'hero',
    drawing: 'hero',
    parts: ['button-1', 'button-2'],
    place: 'top of the page, its buttons',
  }),
  ...shown('cta_nav', 'navigation', {
    band: 'navigation',
    drawing: 'navigation',
    parts: ['button-1'],
    place: 'navigation, first button',
  }),
  ...shown('cta_nav_1', 'navigation', {
    band: 'navigation',
    drawing: 'navigation',
    parts: ['button-2'],
    place: 'navigation, second button',
  }),
  ...shown('cta_slide_in', 'text-us-button', {
    page: 'slide',
    parts: ['button'],
    place: 'what slides in above the page',
  }),
  ...shown('cta_recruiting', 'jobs-page', { page: 'jobs', parts: ['button'], place: 'jobs page' }),
  ...shown('cta_get_a_quote', 'get_a_quote', {
    band: 'quote',
    drawing: 'words',
    parts: ['button'],
    place: 'get a quote',
  }),

  ...shown(words('payment'), 'pay-online', { band: 'payment', drawing: 'methods', parts: both, place: 'pay online' }),
  ...slots.flatMap((slot) =>
    shown(`payments.${slot - 1}`, 'pay-online', {
      band: 'payment',
      drawing: 'methods',
      parts: [`method-${slot}`],
      place: `pay online, button ${slot}`,
    }),
  ),
  ...shown('awards', 'logo-grid', {
    band: 'awards',
    drawing: 'logos',
    parts: ['logo-1', 'logo-2', 'logo-3', 'logo-4'],
    place: 'awards',
  }),
  ...shown(`${words('jobs')} jobs_description`, 'jobs-page', {
    page: 'jobs',
    parts: [...both, 'text'],
    place: 'jobs page',
  }),
  ...shown(`${words('form')} text_placeholder ${formSettings}`, 'get_a_quote', {
    band: 'quote',
    drawing: 'form',
    parts: [...both, 'form'],
    place: 'get a quote',
  }),
  ...shown('google_analytics_tag', 'header', { page: 'code', parts: ['head'], place: 'head of every page, unseen' }),
  ...shown('google_analytics_tag_body', 'footer', {
    page: 'code',
    parts: ['body'],
    place: 'end of every page, unseen',
  }),
  ...shown('contact_chat_message', 'text-us-button', {
    page: 'corner',
    parts: ['bubble'],
    place: 'beside the chat button',
  }),
  ...shown('so_tell_us_chat_code', 'text-us-button', {
    page: 'corner',
    parts: ['button'],
    place: 'corner of every page',
  }),
  ...shown('has_ads_landing_page', 'cta', { page: 'ads', parts: ['page'], place: 'pages of their own' }),
]);

/** The fields that have a sketch. */
export const placedFields: readonly string[] = [...places.keys()];

/** @throws Error for a field without a sketch */
export function placeOf(field: string): Place {
  const place = places.get(field);
  if (!place) throw new Error(`It is not known where ${field} shows.`);
  return place;
}
