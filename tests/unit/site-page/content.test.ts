import { describe, expect, test } from 'vitest';
import type { CtaSlot } from '#shared/record-catalogue/cta-slots.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { badges, yearsInBusiness } from '../../../src-main/site-page/content/badges.ts';
import { callsToAction, callToAction } from '../../../src-main/site-page/content/cta.ts';
import { openingHours, openingSpecifications } from '../../../src-main/site-page/content/hours.ts';
import { paymentMethods } from '../../../src-main/site-page/content/payments.ts';
import { allPhones, readPhone } from '../../../src-main/site-page/content/phone.ts';
import { heroPhotos, homePhotos } from '../../../src-main/site-page/content/photos.ts';
import { serviceAreas } from '../../../src-main/site-page/content/place.ts';
import { reviewButtons } from '../../../src-main/site-page/content/review-links.ts';
import { approvedReviews, rating } from '../../../src-main/site-page/content/reviews.ts';
import { serviceCards } from '../../../src-main/site-page/content/services.ts';
import { excerpt } from '../../../src-main/site-page/content/text.ts';
import { en } from '../../../src-main/site-page/words/en.ts';
import { keyedItems } from '../../support/sites/keyed-items.ts';

const page = { present: ['get_a_quote'], words: en } as const;

describe('phones', () => {
  test.each([
    ['5125550142', 'US', '(512) 555-0142', '+15125550142'],
    ['1-512-555-0142', 'US', '(512) 555-0142', '+15125550142'],
    ['+1 (512) 555 0142', '', '(512) 555-0142', '+15125550142'],
    ['55 1234 5678', 'MX', '55 1234 5678', '+525512345678'],
    ['+1 512 555 0142', 'MX', '(512) 555-0142', '+15125550142'],
    ['+44 20 7946 0958', 'US', '+44 20 7946 0958', '+442079460958'],
  ])('%s in the country %j is read as a label and a number', (typed, country, label, number) => {
    expect(readPhone(typed, country)).toEqual({ label, number });
  });

  test('the main number leads, repeats and blanks go, ten at most', () => {
    const many = Array.from({ length: 14 }, (_, at) => `512555${1000 + at}`);
    const phones = allPhones({ phone: '5125551000', additional_phone_number_list: ['', null, ...many] });
    expect(phones).toHaveLength(10);
    expect(phones.map(({ number }) => number)).toEqual([...new Set(phones.map(({ number }) => number))]);
    expect(phones[0]?.number).toBe('+15125551000');
  });
});

describe('hours', () => {
  const days = [
    { custom: 'Emergencies only' },
    ...Array.from({ length: 5 }, () => ({ from: '07:30', to: '17:00', custom: '' })),
    { from: '9 AM', to: '2:30 PM' },
  ];

  test('[PAGE-02] joins runs of equal days from Monday on, in the words of a clock', () => {
    expect(openingHours({ business_hours: days }, en)).toEqual([
      { days: 'Monday – Friday', hours: '7:30\u00A0AM – 5\u00A0PM' },
      { days: 'Saturday', hours: '9\u00A0AM – 2:30\u00A0PM' },
      { days: 'Sunday', hours: 'Emergencies only' },
    ]);
  });

  test('[PAGE-02] nights end on the next day', () => {
    const nights = [{}, { from: '18:00:00', to: '02:00:00' }];
    expect(openingHours({ business_hours: nights }, en)[0]).toEqual({ days: 'Monday', hours: '6\u00A0PM – 2\u00A0AM' });
    expect(openingSpecifications({ business_hours: nights })[0]).toMatchObject({ opens: '18:00', closes: '02:00' });
  });

  test('days that are open day and night or closed are named, and no hours give no rows', () => {
    const round = Array.from({ length: 7 }, () => ({ from: '00:00', to: '23:59' }));
    expect(openingHours({ business_hours: round }, en)).toEqual([{ days: 'Monday – Sunday', hours: 'Open 24 hours' }]);
    expect(openingHours({ business_hours: [{}, { from: '8', to: '12' }] }, en)).toContainEqual({
      days: 'Tuesday – Sunday',
      hours: 'Closed',
    });
    expect(openingHours({ business_hours: [{}, {}] }, en)).toEqual([]);
    expect(openingHours({ business_hours: null }, en)).toEqual([]);
  });

  test('machines get only days with times', () => {
    const found = openingSpecifications({ business_hours: days });
    expect(found).toHaveLength(6);
    expect(found[0]).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Monday',
      opens: '07:30',
      closes: '17:00',
    });
  });
});

describe('calls to action', () => {
  const contact = { phone: '5125550142', email: 'a@b.example', external_link: 'book.example/x' };

  test('[PAGE-02] slots that nobody touched hold the first-time defaults', () => {
    expect(callsToAction(contact, ['cta_main', 'cta_main_1'], page).map(({ label, href }) => [label, href])).toEqual([
      ['Get a Free Quote', '#get_a_quote'],
      ['Give us a Call', 'tel:+15125550142'],
    ]);
    expect(callsToAction(contact, ['cta_nav', 'cta_nav_1'], page)).toEqual([
      { label: 'Book Now', href: 'https://book.example/x', icon: 'arrow' },
    ]);
    expect(callToAction(contact, 'cta_slide_in', page)?.href).toBe('mailto:a@b.example');
    expect(callToAction(contact, 'cta_recruiting', page)).toBeNull();
  });

  test('[PAGE-02] a button with the company’s own number does what its text says: call, open the form, or book', () => {
    const dials = { ...contact, cta_main: 'phone', cta_main_link: 'tel:+1 512 555 0142' };
    const href = (message: string, more: SiteDocument = {}) =>
      callToAction({ ...dials, call_to_action_message: message, ...more }, 'cta_main', page)?.href;
    expect(href('Give us a Call')).toBe('tel:+15125550142');
    expect(href('')).toBe('#get_a_quote');
    expect(href('Free estimate')).toBe('#get_a_quote');
    expect(href('Book Now')).toBe('https://book.example/x');
    expect(href('Book Now', { external_link: '' })).toBe('tel:+15125550142');
    expect(href('Free estimate', { cta_main_link: 'tel:3035550100' })).toBe('tel:+13035550100');
    expect(callToAction(dials, 'cta_main', { ...page, present: [] })?.href).toBe('tel:+15125550142');
  });

  test('[PAGE-02] two buttons with the same target are both shown when staff chose both', () => {
    const alike = { ...contact, cta_nav: 'phone', cta_nav_1: 'phone', cta_nav_1_message: 'Ring us' };
    expect(
      callsToAction({ ...alike, external_link: '' }, ['cta_nav', 'cta_nav_1'], page).map(({ href }) => href),
    ).toEqual(['tel:+15125550142', 'tel:+15125550142']);
  });

  test('an empty slot shows no button when another slot is set', () => {
    const site = { ...contact, cta_main: 'phone', call_to_action_message: 'Ring us' };
    expect(callToAction(site, 'cta_main', page)?.label).toBe('Ring us');
    expect(callToAction(site, 'cta_main_1', page)).toBeNull();
  });

  test('[CUST-02] a text that the app kept elsewhere before is shown, and what stands for a type leads there', () => {
    expect(callToAction({ ...contact, cta_nav: 'phone', cta_nav_message: 'Older' }, 'cta_nav', page)?.label).toBe(
      'Older',
    );
    const site = {
      ...contact,
      cta_main: '(303) 555-0100',
      cta_nav: 'https://Phone.example/Book',
      cta_nav_1: 'x@y.example',
    };
    const href = (slot: CtaSlot) => callToAction(site, slot, page)?.href;
    expect(callToAction(site, 'cta_main', page)).toEqual({
      label: 'Get a Free Quote',
      href: 'tel:+13035550100',
      icon: 'phone',
      number: '(303) 555-0100',
    });
    expect([href('cta_nav'), href('cta_nav_1')]).toEqual(['https://Phone.example/Book', 'mailto:x@y.example']);
  });

  test.each([
    ['external', 'example.com/book', 'https://example.com/book'],
    ['external', 'javascript:alert(1)', undefined],
    ['text', '', 'sms:+15125550142'],
    ['text', '(303) 555-0100', 'sms:+13035550100'],
    ['email', 'x@y.example', 'mailto:x@y.example'],
    ['email', 'x"><script>', 'mailto:a@b.example'],
    ['quote', '', '#get_a_quote'],
    ['none', 'https://example.com', undefined],
    ['', 'https://example.com', 'https://example.com'],
  ])('type %j with link %j leads to %j', (type, link, href) => {
    expect(callToAction({ ...contact, cta_main: type, cta_main_link: link }, 'cta_main', page)?.href).toBe(href);
  });
});

describe('photos', () => {
  const photo = (name: string, more: object): object => ({ photo: `https://x.example/${name}.jpg`, ...more });

  test('[PHO-08] the home page takes the photos that were put there, in its own order downwards', () => {
    const gallery = [
      photo('low', { homepage_order: 1 }),
      photo('off', { homepage_order: -1 }),
      photo('old', { homepage_order: 9, archived: true }),
      photo('high', { homepage_order: '7' }),
      photo('unset', { homepage_order: null }),
    ];
    expect(homePhotos({ gallery }).map(({ url }) => url.slice(18))).toEqual(['high.jpg', 'low.jpg']);
  });

  test.each([
    ['v2', 9, { version: 'v2' }],
    ['v2.1', 6, { version: 'v2.1' }],
    ['v2.2', 16, { version: 'vC', custom_layout: { 'our-best-work': { version: 'v2.2' } } }],
  ])('[PHO-08] a home page in %s shows the first %i of the galleries where none was put there', (_, count, site) => {
    const gallery = Array.from({ length: 20 }, (_, at) =>
      photo(String(at), { homepage_order: -1, all_photos_order: 20 - at, archived: at === 0 }),
    );
    expect(homePhotos({ ...site, gallery }).map(({ url }) => url.slice(18))).toEqual(
      Array.from({ length: count }, (_, at) => `${at + 1}.jpg`),
    );
  });

  test('[PHO-08] a film is none of the home page’s photos, whatever number it has there', () => {
    const gallery = [{ photo: '/a.mov', homepage_order: 9 }, photo('b', { all_photos_order: 1 })];
    expect(homePhotos({ gallery }).map(({ url }) => url.slice(18))).toEqual(['b.jpg']);
  });

  test('[PHO-08] where no photo was put there the order of all photos counts; videos and repeats are left out', () => {
    const gallery = [
      photo('b', { all_photos_order: 1 }),
      photo('a', { all_photos_order: 2 }),
      photo('a', { all_photos_order: 0 }),
      { photo: 'https://x.example/clip.mp4', all_photos_order: 5 },
    ];
    expect(homePhotos({ gallery }).map(({ url }) => url.slice(18))).toEqual(['a.jpg', 'b.jpg']);
  });

  test('the hero shows at most five, the single image where there are none', () => {
    const slides = Array.from({ length: 8 }, (_, at) => ({ photo: `https://x.example/${at}.jpg`, order: at }));
    expect(heroPhotos({ hero_gallery_photos: slides }).map(({ url }) => url.slice(18, 19))).toEqual([
      '7',
      '6',
      '5',
      '4',
      '3',
    ]);
    expect(heroPhotos({ hero_gallery_photos: [], hero_image: 'https://x.example/one.jpg' })).toHaveLength(1);
    expect(heroPhotos({ hero_image: 'javascript:alert(1)' })).toEqual([]);
  });
});

test('only approved reviews with words count', () => {
  const testimonials = [
    { reviewer: 'B', stars: '4', review: 'Good', status: 'approved', order: 1 },
    { reviewer: 'A', stars: 5, review: 'Great', status: 'Approved', order: 0, source: 'Google' },
    { reviewer: 'C', stars: '1', review: 'Bad', status: 'unapproved' },
    { reviewer: 'D', stars: '5', review: ' ', status: 'approved' },
  ];
  const reviews = approvedReviews({ testimonials });
  expect(reviews.map(({ reviewer, source }) => [reviewer, source])).toEqual([
    ['A', 'Google'],
    ['B', 'Facebook'],
  ]);
  expect(rating(reviews)).toEqual({ mean: '4.5', count: 2 });
  expect(rating([])).toBeNull();
});

test.each([
  ['5.0', Array(30).fill(5)],
  ['4.9', [...Array(30).fill(5), 4]],
  ['4.7', [5, 5, 4]],
])('[PAGE-02] a mean is said to be %s only where it is', (mean, given: number[]) => {
  const reviews = given.map((stars) => ({ stars, review: 'Good', status: 'approved' }));
  expect(rating(approvedReviews({ testimonials: reviews }))?.mean).toBe(mean);
});

test('review buttons name the site they lead to unless staff named them', () => {
  const site = {
    review_link: 'g.page/r/x',
    leave_review_link_3: 'facebook.com/x/reviews',
    leave_review_link_3_header: 'Tell Facebook',
    yelp_review_link: 'javascript:alert(1)',
    review_links: [{ title: 'Angi', link: 'angi.example/x', icon: 'https://x.example/i.svg' }],
  };
  expect(reviewButtons(site, en).map(({ label, href }) => [label, href])).toEqual([
    ['Review us on Google', 'https://g.page/r/x'],
    ['Tell Facebook', 'https://facebook.com/x/reviews'],
    ['Angi', 'https://angi.example/x'],
  ]);
});

test('[PAGE-02] payments lead to the fixed hosts with what follows “.com/”', () => {
  const payments = keyedItems('landing.payment', [
    { title: 'Venmo', link: 'https://venmo.com/acme' },
    { title: 'paypal', link: 'paypalme/acme?a=1' },
    { title: 'Zelle', link: 'pay@acme.example' },
    { title: 'Cash App', link: '$acme' },
    { title: 'Venmo', link: '' },
  ]);
  expect(paymentMethods({ payments }, en).map(({ name, href }) => [name, href])).toEqual([
    ['Venmo', 'https://venmo.com/acme'],
    ['PayPal', 'https://paypal.com/paypalme/acme?a=1'],
    ['Zelle', ''],
  ]);
  expect(paymentMethods({ payments: 'no list' as never }, en)).toEqual([]);
});

test('service areas drop blanks and repeats, and fall back to the computed list', () => {
  const service_areas = [
    { city: 'Round Rock', state: 'TX', radius: '20.4', order: 2 },
    { city: 'Austin', state: 'TX', radius: 30, order: 1 },
    { city: 'austin', state: 'tx', order: 3 },
    { city: '', state: 'TX', order: 0 },
  ];
  expect(serviceAreas({ service_areas })).toEqual([
    { city: 'Austin', state: 'TX', radius: 30 },
    { city: 'Round Rock', state: 'TX', radius: 20 },
  ]);
  expect(serviceAreas({ service_areas: [], service_area_array: [['Tampa', 'FL', 25, 0]] })).toEqual([
    { city: 'Tampa', state: 'FL', radius: 25 },
  ]);
});

test('badges show licence, years, ticked attributes and shown custom badges', () => {
  const site = {
    license_number: 'M-1',
    years_in_business: '12',
    insured: '1',
    bonded: 'false',
    custom_badges: [
      { name: 'Shown', icon: 'https://x.example/i.svg', show: true },
      { name: 'Hidden', icon: '', show: false },
    ],
  };
  expect(badges(site, en).map(({ name }) => name)).toEqual(['Licensed', '12+ years', 'Insured', 'Shown']);
  expect([1, '1998', 'Since 1998', 0, null].map((years) => yearsInBusiness(years, en))).toEqual([
    '1 year',
    'Since 1998',
    'Since 1998',
    '',
    '',
  ]);
});

test('services keep their order, get distinct anchors and dollar prices', () => {
  const services = [
    {
      'service-name': 'Drains',
      order: 1,
      photos: [
        { photo: 'b.jpg', order: 1 },
        { photo: 'a.jpg', order: 0 },
      ],
    },
    {
      'service-name': 'Drains',
      order: 0,
      packages: [
        {
          service_products: [
            { name: 'One', price: 1499 },
            { name: 'Two', price: '9.5' },
            { name: 'Three', price: 'Ask' },
          ],
        },
      ],
    },
    { 'service-name': ' ' },
  ];
  const cards = serviceCards({ services }, en);
  expect(cards.map(({ anchor, photo }) => [anchor, photo])).toEqual([
    ['service-drains', ''],
    ['service-drains-2', 'a.jpg'],
  ]);
  expect(cards[0]?.packages[0]?.items.map(({ price }) => price)).toEqual(['$1,499', '$9.50', 'Ask']);
});

test('an excerpt ends at a word', () => {
  expect(excerpt('One two  three four', 12)).toBe('One two…');
  expect(excerpt('Short', 12)).toBe('Short');
});
