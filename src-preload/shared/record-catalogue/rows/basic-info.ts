import type { Rows } from '../row.ts';
import { weekdays } from '../weekdays.ts';
import { alike } from './helpers.ts';

/** What a company may be ticked as, in the order in which the screen lists it. */
export const attributes = alike(
  {
    insured: 'Insured',
    bonded: 'Bonded',
    emergency_services: 'Emergency Services',
    veteran_owned: 'Veteran',
    black_owned: 'Black Owned',
    native_owned: 'Native Owned',
    family_owned: 'Family Owned',
    local_business: 'Local Business',
    woman_owned: 'Woman Owned',
    latino_owned: 'Latino Owned',
    bbb: 'BBB',
  },
  { kind: 'flag', default: false },
);

/** The company's profiles, in the order in which the screen lists them; stored without a scheme. */
export const socials = alike(
  {
    facebook_url: 'Facebook',
    google_url: 'Google',
    yelp_url: 'Yelp',
    nextdoor_url: 'NextDoor',
    twitter_url: 'Twitter',
    instagram_url: 'Instagram',
    thumbtack_url: 'Thumbtack',
    youtube_url: 'YouTube',
    tiktok_url: 'TikTok',
    bbb_url: 'Better Business Bureau',
    homeadvisor_url: 'HomeAdvisor',
  },
  { kind: 'link', own: true },
);

export const basicInfo = {
  company_name: { kind: 'text', label: 'Company name', own: true },
  company_tagline: { kind: 'prose', label: 'Tagline', claims: true },
  company_type: { kind: 'choice', label: 'Industry', own: true },
  phone: { kind: 'phone', label: 'Phone', own: true },
  additional_phone_number_list: {
    kind: 'list',
    label: 'Additional phones',
    item: 'Additional phone',
    own: true,
    of: { kind: 'phone', label: 'Additional phone', default: '' },
    // Ten with the main number.
    limit: 9,
  },
  email: { kind: 'email', label: 'Email', own: true },
  about: { kind: 'prose', label: 'About', claims: true },
  title_tag: { kind: 'prose', label: 'Site title', claims: true, shownLength: 60, own: true },
  meta_description: {
    kind: 'prose',
    label: 'Site description',
    lines: [2, 16],
    claims: true,
    shownLength: 160,
    own: true,
  },
  license_number: { kind: 'text', label: 'License number', own: true },
  years_in_business: { kind: 'number', label: 'Years in business' },
  primary_keyword: { kind: 'text', label: 'Primary keyword', own: true },
  keywords: {
    kind: 'list',
    label: 'Keywords',
    item: 'Keyword',
    orText: true,
    own: true,
    of: { kind: 'text', label: 'Keyword', default: '' },
    limit: 4,
  },
  ...attributes,
  custom_badges: {
    kind: 'list',
    label: 'Custom badges',
    item: 'Badge',
    keys: ['id', 'pk'],
    name: ['name'],
    members: {
      name: { kind: 'text', label: 'Name', default: '' },
      icon: { kind: 'picture', label: 'Icon', default: '' },
      show: { kind: 'flag', label: 'Show', default: true },
    },
  },
  business_hours: {
    kind: 'list',
    label: 'Business hours',
    item: 'Day',
    places: weekdays,
    fixed: true,
    limit: 7,
    members: {
      from: { kind: 'time', label: 'From', default: '' },
      to: { kind: 'time', label: 'To', default: '' },
      custom: { kind: 'text', label: 'Custom text', default: '' },
    },
  },
  home_page_widget: { kind: 'code', label: 'Widget code', own: true },
  announcement: {
    kind: 'object',
    label: 'Announcement',
    members: {
      icon: { kind: 'choice', label: 'Icon', default: 'megaphone' },
      show_announcement: { kind: 'flag', label: 'Show the announcement', default: false },
      description: { kind: 'prose', label: 'Description', default: '' },
      background_color: { kind: 'color', label: 'Background color', default: '' },
      text_color: { kind: 'color', label: 'Text color', default: '' },
      icon_color: { kind: 'color', label: 'Icon color', default: '' },
    },
  },
  street_address: { kind: 'text', label: 'Street address', own: true },
  city: { kind: 'text', label: 'City', own: true },
  state: { kind: 'text', label: 'State', own: true },
  zip_code: { kind: 'text', label: 'Zip code', own: true },
  country: { kind: 'choice', label: 'Country', own: true },
  service_areas: {
    kind: 'list',
    label: 'Service areas',
    item: 'Service area',
    own: true,
    keys: ['id'],
    name: ['city', 'state'],
    order: { member: 'order', first: 'lowest' },
    members: {
      city: { kind: 'text', label: 'City', default: '' },
      state: { kind: 'text', label: 'State', default: '' },
      radius: { kind: 'number', label: 'Radius', default: 50 },
      order: { kind: 'number', label: 'Order' },
    },
  },
  service_area_array: {
    kind: 'list',
    label: 'Service area list',
    item: 'Service area',
    own: true,
    server: 'computes',
    keys: ['id', 'pk'],
  },
  ...socials,
} as const satisfies Rows;
