import type { SiteDocument } from '#shared/domain/site/schema.ts';

const media = 'https://media.example/cleaner';

/** A new business with little content: a single hero photo, services without photos, no licence, no address. */
export const cleaner: SiteDocument = {
  slug: 'bright-nest',
  sitePk: 103,
  version: 'v2.1',
  company_name: 'Bright Nest Cleaning',
  company_tagline: 'Come home to calm',
  company_type: 'House Cleaning',
  phone: '+1 813 555 0199',
  email: 'hi@brightnest.example',
  about:
    'Two sisters, one checklist and no harsh chemicals. We clean homes in Tampa the way we clean our own, on a schedule that fits around school runs and night shifts.',
  meta_description: 'Weekly, deep and move-out cleaning in Tampa by a small, vetted team. Same faces every visit.',
  custom_primary: '#2f7d6b',
  custom_secondary: '#ff7f6a',
  custom_hero_curve_type: 'ellipse',
  hero_image: `${media}/hero-1.jpg`,
  logo: `${media}/logo.svg`,
  custom_logo_size: 200,
  country: 'US',
  insured: true,
  woman_owned: true,
  family_owned: true,
  service_area_array: [
    ['Tampa', 'FL', 25, 0],
    ['Brandon', 'FL', 25, 1],
    ['Riverview', 'FL', 25, 2],
  ],
  services: [
    ['Weekly Cleaning', 'Kitchen, baths, floors and dust, by the same two people each week.'],
    ['Deep Cleaning', 'Baseboards, inside the oven, behind the sofa: the works, once or each season.'],
    ['Move-Out Cleaning', 'Handed over spotless, with photos for your landlord.'],
  ].map(([name, description], order) => ({
    'service-name': name,
    'service-description': description,
    order,
    photos: [],
  })),
  gallery: Array.from({ length: 3 }, (_, at) => ({
    photo: `${media}/work-${at + 1}.jpg`,
    alt_tag: '',
    caption: '',
    homepage_order: 3 - at,
  })),
  testimonials: [
    {
      reviewer: 'Shauna P.',
      stars: '5',
      title: 'Tampa, FL',
      review: 'I walked in and exhaled.',
      source: 'Facebook',
      status: 'approved',
      order: 0,
    },
  ],
  faqs: [{ question: 'Do I need to be home?', answer: 'No. Most clients leave a key or a code.', order: 0 }],
  instagram_url: 'instagram.com/brightnest',
  tiktok_url: 'tiktok.com/@brightnest',
};
