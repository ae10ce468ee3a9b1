import { keyedItems } from '../../creation/new-site.ts';
import { houseCleaning } from '../industries/house-cleaning.ts';
import type { DemoSite } from './demo-site.ts';

/** A site that is nearly finished: its contact and its domain are still missing. */
export const sparrowHouseCleaning: DemoSite = {
  base: {
    sitePk: 41019,
    slug: 'sparrow-house-cleaning',
    fbSlug: 'sparrowcleansmadison',
    industry: houseCleaning,
    stock: false,
    companyName: 'Sparrow House Cleaning',
    place: {
      city: 'Madison',
      state: 'WI',
      zip: '53704',
      areaCode: '608',
      nearby: ['Middleton', 'Sun Prairie', 'Verona', 'Fitchburg', 'Monona'],
    },
  },
  contactId: null,
  fields: {
    company_tagline: 'Come home to clean, from Monona to Middleton',
    phone: '(608) 555-0177',
    email: 'hi@sparrowcleans.example',
    years_in_business: '8',
    about:
      'Sparrow House Cleaning is a small, woman-owned team that has looked after Madison homes since 2018. You get the same cleaner each visit, a checklist that you shape yourself, and products that are kind to children, pets and lakes. We pay fair wages, which is why our people stay, and why your home is cleaned by somebody who knows it.',
    street_address: '712 Atwood Avenue',
    custom_hero_curve_type: 'ellipse',
    woman_owned: true,
    family_owned: true,
    bonded: true,
    facebook_url: 'www.facebook.com/sparrowcleansmadison',
    instagram_url: 'www.instagram.com/sparrowcleans',
    nextdoor_url: 'nextdoor.com/pages/sparrow-house-cleaning',
    google_url: 'maps.google.com/?cid=32345678901234567890',
    review_link: 'https://g.page/r/sparrow-house-cleaning/review',
    leave_review_link_3: 'https://www.facebook.com/sparrowcleansmadison/reviews',
    business_hours: [
      { from: '', to: '', custom: 'Closed' },
      ...Array.from({ length: 5 }, () => ({ from: '08:00', to: '18:00', custom: '' })),
      { from: '', to: '', custom: 'Move-outs by appointment' },
    ],
    custom_badges: [{ name: 'Plant-based products', icon: '/media/seed/badges/leaf.svg', show: true }],
    show_team_page: true,
    team_header: 'Meet the flock',
    team_subtitle: 'Background-checked, insured and cheerful before coffee',
    team_col_1_header: 'One home, one cleaner',
    team_col_1: 'Your cleaner learns where things live and what matters to you, and keeps the key code to herself.',
    team_col_2_header: 'Kind to lakes',
    team_col_2: 'We mix our everyday cleaners from concentrates and carry washable cloths instead of paper.',
    teammates: [
      {
        name: 'Carla Nguyen',
        role: 'Founder',
        bio: 'Started with a bicycle, two buckets and a borrowed vacuum. Still does the first visit herself.',
        photo: '/media/seed/people/3.webp',
        alt_tag: 'Portrait of Carla Nguyen',
        order: 0,
        draggableId: 'teammate-0',
      },
      {
        name: 'Denise Walker',
        role: 'Team lead',
        bio: 'Can fold a fitted sheet in nine seconds, and teaches it to anyone who asks.',
        photo: '/media/seed/people/7.webp',
        alt_tag: 'Portrait of Denise Walker',
        order: 1,
        draggableId: 'teammate-1',
      },
    ],
    products: keyedItems('landing.product', 5702, [
      {
        title: 'Evergreen Home Care',
        subtitle: 'Plant-based products',
        photo: '/media/seed/partners/6.webp',
        link: 'https://example.com/evergreen',
        order: 0,
      },
    ]),
    payments: keyedItems('landing.payment', 915, [
      { title: 'Venmo', link: 'https://venmo.com/sparrowcleans' },
      { title: 'Zelle', link: 'hi@sparrowcleans.example' },
    ]),
    awards: [{ photo: '/media/seed/awards/1.webp' }],
    deal_header: 'First deep clean 20% off',
    deal_subtitle: 'When you start a recurring plan',
    deal_button_text: 'Book your visit',
    deal_button_link: 'tel:6085550177',
    customer_segment: '1',
  },
  rawFields: {
    crm_account_ref: '70018273645546372819',
    lead_score: '1.00',
    average_rooms: '5.50',
  },
};
