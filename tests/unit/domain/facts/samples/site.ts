import type { SiteDocument } from '#shared/domain/site/schema.ts';

/**
 * The site for which the samples are read, of a plumber in Asheville. Some samples ask to remove its announcement about
 * spring or its deal on drain cleaning.
 */
export const site = {
  company_name: 'Blue Ridge Plumbing',
  company_tagline: 'Straight answers and solid plumbing',
  phone: '(828) 555-0142',
  additional_phone_number_list: ['(828) 555-0163'],
  email: 'office@blueridgeplumbing.example',
  license_number: 'NC P-1 28841',
  years_in_business: '17',
  street_address: '218 Riverside Drive',
  city: 'Asheville',
  state: 'NC',
  zip_code: '28801',
  country: 'US',
  paid_url: 'blueridgeplumbing.example',
  facebook_url: 'www.facebook.com/BlueRidgePlumbingAVL',
  yelp_url: 'www.yelp.com/biz/blue-ridge-plumbing-asheville',
  service_areas: ['Asheville', 'Woodfin', 'Black Mountain', 'Hendersonville'].map((city, order) => {
    return { id: 900 + order, city, state: 'NC', radius: 50, order };
  }),
  services: ['Drain Cleaning', 'Water Heater Repair', 'Leak Repair', 'Sewer Repair', 'Faucet & Fixture'].map(
    (name, order) => ({ service_id: 700 + order, 'service-name': name, order }),
  ),
  business_hours: [
    { from: '', to: '', custom: 'Emergencies only' },
    ...Array.from({ length: 5 }, () => ({ from: '07:30', to: '17:30', custom: '' })),
    { from: '09:00', to: '14:00', custom: '' },
  ],
  announcement: {
    show_announcement: true,
    description: 'Spring special: $50 off any water heater flush until May 31',
  },
  deal_header: '$40 off any drain cleaning',
  deal_subtitle: 'For first-time customers',
  deal_button_text: 'Claim the offer',
  deal_button_link: 'tel:8285550142',
} as unknown as SiteDocument;

/** The day on which the samples are read. It decides how many years “since 1998” is. */
export const today = new Date(2026, 10, 25);
