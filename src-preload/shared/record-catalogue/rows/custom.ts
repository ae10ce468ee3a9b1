import { FORMS } from '../../record/policies.ts';
import type { FieldRow, Rows } from '../row.ts';
import { button, heading, shownIn } from './helpers.ts';

const headings = {
  ...heading('about', 'About', 'about-us'),
  ...heading('socials', 'Socials', 'footer', { initial: ['Follow our work', 'New projects and seasonal tips'] }),
  ...heading('service', 'Services', 'our-services', { initial: ['What we do', 'Pick a service to see how we work'] }),
  ...heading('testimonial', 'Reviews', 'reviews', {
    alsoCalled: ['testimonials'],
    initial: ['What our customers say', 'Words from your neighbors'],
  }),
  ...heading('three_step', 'Three steps', 'get_a_quote', {
    firstOf: ['get_a_quote'],
    initial: ['How it works', 'Three easy steps'],
  }),
  ...heading('three_step_1', 'Step 1', 'get_a_quote', {
    initial: ['Tell us what you need', 'Call or text us, and send a photo if it helps.'],
  }),
  ...heading('three_step_2', 'Step 2', 'get_a_quote', {
    initial: ['Get a clear price', 'We look at the job and put the price in writing.'],
  }),
  ...heading('three_step_3', 'Step 3', 'get_a_quote', {
    initial: ['Enjoy the result', 'We do the work, clean up and check it with you.'],
  }),
  ...heading('work', 'Best work', 'our-best-work', {
    alsoCalled: ['gallery', 'photos'],
    initial: ['Our best work', 'Recent projects nearby'],
  }),
  ...heading('product', 'Products', 'our-partners', {
    alsoCalled: ['partnerships'],
    initial: ['Partners we trust', 'Brands and associations we work with'],
  }),
  ...heading('payment', 'Payment', 'pay-online', { initial: ['Pay online', 'Safe and simple, from your phone'] }),
  ...heading('faq', 'FAQ', 'faq', { initial: ['Good to know', 'Answers to what customers ask most'] }),
  ...heading('find', 'Service areas', 'service_areas', {
    alsoCalled: ['locations'],
    initial: ['Where we work', 'Proudly serving these communities'],
  }),
  ...heading('jobs', 'Jobs', 'jobs-page', { initial: ['Join our team', 'We are always glad to meet good people'] }),
  ...heading('cta', 'Call to action', 'cta', {
    alsoCalled: ['CTA'],
    firstOf: ['cta'],
    initial: ['Ready when you are', 'Free estimates, friendly people, work that lasts'],
  }),
  ...heading('final_cta', 'Final call to action', 'final-cta', {
    alsoCalled: ['CTA'],
    firstOf: ['final-cta'],
    initial: ['Let us take a look', 'Tell us about your project today'],
  }),
  ...heading('partners', 'Partners', 'our-partners', { initial: ['Our partners', 'Working with the best'] }),
};

/** Returns the row of the field with a page's name in the navigation. */
const navTitle = (page: string, initial: string): FieldRow => ({
  kind: 'prose',
  label: `${page} navigation title`,
  section: 'navigation',
  initial,
});

const navTitles = {
  home_nav_title: navTitle('Home', 'Home'),
  service_nav_title: navTitle('Service', 'Services'),
  gallery_nav_title: navTitle('Gallery', 'Gallery'),
  reviews_nav_title: navTitle('Reviews', 'Reviews'),
  team_nav_title: navTitle('Team', 'Team'),
  jobs_nav_title: navTitle('Jobs', 'Jobs'),
} as const satisfies Rows;

const deals = shownIn('cta', {
  deal_header: { kind: 'prose', label: 'Deal header', alsoCalled: ['promo', 'promotion', 'offer'] },
  deal_subtitle: { kind: 'prose', label: 'Deal subtitle', lines: [1, 6] },
  deal_button_text: { kind: 'prose', label: 'Deal button text' },
  deal_button_link: { kind: 'link', label: 'Deal button link' },
});

const buttons = {
  ...button('cta_main'),
  ...button('cta_main_1'),
  ...button('cta_nav'),
  ...button('cta_nav_1'),
  ...button('cta_slide_in'),
  ...button('cta_recruiting'),
  ...button('cta_get_a_quote'),
};

export const textForm = shownIn('get_a_quote', {
  form_header: { kind: 'prose', label: 'Form header', default: 'Send us a text' },
  form_subtitle: { kind: 'prose', label: 'Form subtitle', lines: [1, 6], initial: 'We usually answer within the hour' },
  text_placeholder: { kind: 'prose', label: 'Text form placeholder', default: 'How can we help?' },
  contact_form_steps: {
    kind: 'number',
    label: 'Contact form steps',
    default: 2,
    choices: { 1: 'All at once', 2: 'Two steps', 3: 'Three steps' },
  },
  text_show_name: { kind: 'flag', label: 'Form asks for the name', default: true },
  text_show_email: { kind: 'flag', label: 'Form asks for the email', default: false },
  text_show_phone: { kind: 'flag', label: 'Form asks for the phone', default: true },
  text_show_address: { kind: 'flag', label: 'Form asks for the address', default: false },
  embedded_form: { kind: 'flag', label: 'Embedded form', default: false, own: true },
});

export const paymentServices = { Venmo: 'Venmo', PayPal: 'PayPal', Zelle: 'Zelle' } as const;

export const custom = {
  ...headings,
  ...navTitles,
  ...deals,
  ...buttons,
  external_link: { kind: 'link', label: 'External link', section: 'navigation', own: true },
  ...textForm,
  payments: {
    kind: 'list',
    label: 'Payments',
    section: 'pay-online',
    firstOf: ['pay-online'],
    item: 'Payment',
    own: true,
    jsonText: 'landing.payment',
    keys: ['pk'],
    title: 'title',
    limit: 3,
    members: {
      title: { kind: 'choice', label: 'Title', choices: paymentServices, default: '' },
      // The link is only the account, without a host, because the title determines the host (see `paymentHosts`).
      link: { kind: 'text', label: 'Link', default: '' },
    },
  },
  awards: {
    kind: 'list',
    label: 'Awards',
    section: 'logo-grid',
    firstOf: ['logo-grid'],
    item: 'Award',
    keys: ['id', 'pk'],
    url: 'photo',
    members: { photo: { kind: 'picture', label: 'Photo', default: '' } },
  },
  show_jobs_page: {
    kind: 'flag',
    label: 'Show jobs page',
    section: 'jobs-page',
    alsoCalled: ['careers', 'hiring'],
    default: false,
  },
  job_title: {
    kind: 'prose',
    label: 'Job title',
    section: 'jobs-page',
    alsoCalled: ['position', 'vacancy', 'opening'],
  },
  job_posted: { kind: 'date', label: 'Date posted', section: 'jobs-page', own: true },
  jobs_description: { kind: 'prose', label: 'Jobs description', section: 'jobs-page', lines: [4, 16] },
  privacy_text: {
    kind: 'text',
    label: 'Privacy page',
    alsoCalled: ['privacy policy', 'data protection', 'legal'],
    lines: [4, 24],
    own: true,
  },
  terms_text: {
    kind: 'text',
    label: 'Terms page',
    alsoCalled: ['terms of use', 'conditions', 'legal'],
    lines: [4, 24],
    own: true,
  },
  google_analytics_tag: {
    kind: 'code',
    label: 'Google Analytics tag',
    alsoCalled: ['gtag', 'Tag Manager', 'tracking'],
    lines: [3, 16],
    own: true,
  },
  google_analytics_tag_body: { kind: 'code', label: 'Google Analytics tag of the body', lines: [3, 16], own: true },
  publish_to_google_storage: {
    kind: 'flag',
    label: 'Publish to cloud storage',
    initial: true,
    alsoCalled: ['hosting'],
    own: true,
  },
  has_ads_landing_page: { kind: 'flag', label: 'Show ads pages', default: false },
  contact_chat_message: {
    kind: 'prose',
    label: 'Chat message',
    section: 'text-us-button',
    default: 'Have a question?',
  },
  so_tell_us_chat_code: {
    kind: 'code',
    label: 'Chat code',
    section: 'text-us-button',
    alsoCalled: ['chat widget'],
    lines: [3, 16],
    own: true,
  },
} as const satisfies Rows;

export const customPage = shownIn('custom-page', {
  custom_page: { kind: 'flag', label: 'Show custom page', default: false },
  custom_page_tab_name: { kind: 'prose', label: 'Custom page tab name', short: 'Tab name' },
  custom_page_header: { kind: 'prose', label: 'Custom page header', short: 'Header' },
  custom_page_subheader: { kind: 'prose', label: 'Custom page subheader', short: 'Subheader' },
  custom_page_cta: { kind: 'prose', label: 'Custom page button', short: 'CTA' },
  custom_page_cta_link: { kind: 'link', label: 'Custom page button link', short: 'CTA link' },
  custom_page_cta_secondary: { kind: 'prose', label: 'Custom page second button', short: 'CTA 2' },
  custom_page_cta_secondary_link: { kind: 'link', label: 'Custom page second button link', short: 'CTA 2 link' },
  custom_page_body: { kind: 'prose', label: 'Custom page body', short: 'Body', lines: [6, 24] },
  custom_page_photo: { kind: 'picture', label: 'Custom page photo', short: 'Photo' },
});

export const adsPage = {
  ads_landing_pages: {
    kind: 'list',
    label: 'Ads pages',
    item: 'Ads page',
    keys: ['id'],
    name: ['selected_service'],
    members: {
      id: { kind: 'key', label: 'Key' },
      selected_service: { kind: 'choice', label: 'Service', default: '' },
      about_us: { kind: 'text', label: 'About us', lines: [4, 16], default: '' },
      best_work_photos: {
        kind: 'list',
        label: 'Best work photos',
        item: 'Photo',
        keys: ['photo_pk', 'id', 'pk'],
        url: 'photo',
        orUrls: true,
        order: { member: 'order', first: 'lowest' },
        members: {
          photo: { kind: 'picture', label: 'Photo', default: '' },
          order: { kind: 'number', label: 'Order' },
        },
      },
      testimonials_ids: {
        kind: 'list',
        label: 'Reviews',
        item: 'Review',
        of: { kind: 'key', label: 'Review' },
      },
    },
  },
} as const satisfies Rows;

/** Fields that no screen edits: the app writes `$forms`, and the server writes the others. */
export const unedited = {
  sitePk: { kind: 'key', label: 'Site key', own: true },
  id_key: { kind: 'key', label: 'Key', own: true },
  fbSlug: { kind: 'key', label: 'Facebook slug', own: true },
  modified: { kind: 'text', label: 'Modified', own: true, server: 'computes' },
  is_stock: { kind: 'flag', label: 'Stock site', own: true, unseen: true },
  fbData: { kind: 'object', label: 'Facebook data', own: true },
  [FORMS]: { kind: 'object', label: 'Forms of lists', own: true, server: 'computes' },
} as const satisfies Rows;
