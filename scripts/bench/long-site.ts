import type { JsonValue } from '#shared/record/operation.ts';
import { fixtureSites } from './fixture-sites.ts';

export type Item = Record<string, JsonValue>;
export type Site = Record<string, JsonValue>;

interface Size {
  photos: number;
  reviews: number;
  services: number;
}

/** List lengths of a record of 280 KB. */
export const USUAL: Size = { photos: 1150, reviews: 300, services: 40 };
/** List lengths of the largest site that the goals for records apply to. No known site has longer lists. */
export const BIG: Size = { photos: 1500, reviews: 500, services: 60 };
export const BIG_SITE = '1,500 photos, 500 reviews, 60 services';

export const prose = 'We repipe homes, clear drains and fit heaters, day and night, with parts that last. ';

export const photo = (index: number, order: number): Item => ({
  photo_pk: 7_310_001 + index,
  photo: `https://media.example/media/${index}-repiped-bathroom.webp`,
  alt_tag: 'Repiped bathroom-image',
  caption: 'Before and after',
  gallery_name: 'Baths',
  order,
});

export function longLists({
  photos,
  reviews,
  services,
}: Size): Record<'gallery' | 'testimonials' | 'services', Item[]> {
  return {
    gallery: list(photos, (index) => photo(index, photos - index)),
    testimonials: list(reviews, (index) => ({ id: index, reviewer: `Customer ${index}`, review: prose, order: index })),
    services: list(services, (index) => ({
      service_id: index,
      'service-name': `Service ${index}`,
      text: prose.repeat(5),
      order: index,
    })),
  };
}

export const longFaqs = (count: number): Item[] =>
  list(count, (order) => ({ question: `Question ${order}?`, answer: prose, order }));

/** Returns a test site's record, with lists of these lengths instead of the site's photos, reviews and services. */
export async function longSite(size: Size): Promise<Site> {
  const { plumber } = await fixtureSites();
  return { ...(plumber as Site), ...longLists(size) };
}

function list(count: number, item: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => item(index));
}
