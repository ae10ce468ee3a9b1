import type { Faq, GalleryPhoto, HeroPhoto, Service, Testimonial } from '#shared/domain/site/schema.ts';
import type { Industry } from '../data/industries/index.ts';
import type { Random } from '../random.ts';

/** Names of reviewers, with an initial as on review sites. */
const reviewers = [
  'Dana R.',
  'Marcus T.',
  'Elena V.',
  'Priya S.',
  'Tom & Lucy H.',
  'Andre W.',
  'Kathleen M.',
  'Jorge A.',
  'Beth C.',
  'Sam O.',
];
const sources = ['Google', 'Facebook', 'Google', 'Yelp', 'Google', 'Facebook', 'Google'];

/** Returns the path of one of the backend's photos of the trade `key`. Photos with numbers from 101 are wide. */
export function seedPhoto(key: string, number: number): string {
  return `/media/seed/${key}/${String(number)}.webp`;
}

export function servicesOf(industry: Industry, sitePk: number): Service[] {
  return industry.services.map((service, index) => ({
    service_id: sitePk * 100 + index,
    'landing-page': sitePk,
    order: index,
    'service-name': service.name,
    'service-description': service.short,
    'service-description-long': service.long,
    draggableId: `service-${String(index)}`,
    primary_keyword: service.keyword,
    keywords: [service.keyword, ...industry.keywords.slice(0, 2)],
    include_in_socials: true,
    photos: [0, 1, 2].map((n) => ({
      photo: seedPhoto(industry.key, ((index + n * 5) % 12) + 1),
      order: 3 - n,
      stock: false,
    })),
    packages: null,
  }));
}

export function faqsOf(industry: Industry, sitePk: number): Faq[] {
  return industry.faqs.map(([question, answer], order) => ({
    'landing-page': sitePk,
    question,
    answer,
    order,
    draggableId: `faq-${String(order)}`,
  }));
}

export function testimonialsOf(
  industry: Industry,
  sitePk: number,
  towns: readonly string[],
  random: Random,
): Testimonial[] {
  const names = random.shuffle(reviewers);
  return industry.reviews.map(({ service, text }, index) => ({
    id: sitePk * 100 + index,
    landing_page: sitePk,
    reviewer: names[index % names.length] ?? '',
    stars: '5',
    service: industry.services[service]?.name ?? '',
    title: towns[index % towns.length] ?? '',
    status: 'approved',
    review: text,
    source: sources[index % sources.length] ?? 'Google',
    order: index,
    draggableId: `review-${String(index)}`,
    checked: false,
  }));
}

/** Returns twelve photos. The first nine are on the home page. Every third photo belongs to no gallery. */
export function galleryOf(industry: Industry, sitePk: number, galleries: readonly string[]): GalleryPhoto[] {
  const count = 12;
  return Array.from({ length: count }, (_, index) => {
    const gallery = index % 3 === 2 ? '' : (galleries[index % 3] ?? '');
    const service = industry.services[index % industry.services.length]?.name ?? '';
    const photo = seedPhoto(industry.key, index + 1);
    return {
      photo_pk: sitePk * 1000 + index,
      id: sitePk * 1000 + index,
      landing_page: sitePk,
      photo,
      uncropped_gallery_photo: photo,
      alt_tag: `${service} by our crew`,
      caption: index % 2 === 0 ? service : '',
      archived: false,
      associated_service: service,
      gallery,
      gallery_name: gallery,
      order: count - index,
      all_photos_order: count - index,
      gallery_order: count - index,
      homepage_order: index < 9 ? 9 - index : -1,
      stock: false,
    };
  });
}

export function heroPhotosOf(industry: Industry): HeroPhoto[] {
  return [0, 1, 2].map((index) => ({
    photo: seedPhoto(industry.key, 101 + index),
    order: 3 - index,
    alt_tag: `${industry.name} in progress`,
    caption: '',
  }));
}
