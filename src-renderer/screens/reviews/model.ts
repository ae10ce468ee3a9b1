import { flag, list, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation } from '#shared/record/operation.ts';
import { listItems, setItem } from '#shared/record-catalogue/list-engine.ts';
import { inTurn } from '../../editor/generation/texts.ts';
import type { Option } from '../../editor/fields/select-field.tsx';

export const REVIEWS = ['testimonials'];

/** Review sites with a field of their own for the link and for the words on its button. */
export const reviewSites = [
  { name: 'Google', link: 'review_link', words: 'leave_review_link_header' },
  { name: 'Facebook', link: 'leave_review_link_3', words: 'leave_review_link_3_header' },
  { name: 'Yelp', link: 'yelp_review_link', words: 'see_more_reviews_header' },
  { name: 'Other', link: 'review_link_more', words: 'other_review_link_header' },
] as const;

export const starOptions: readonly Option[] = ['5', '4', '3', '2', '1'].map((value) => ({
  value,
  label: `${value} ${value === '1' ? 'star' : 'stars'}`,
}));

/** Services of the site by name, each once. */
export function serviceOptions(site: SiteDocument): string[] {
  const names = list(site.services).map((service) => text(service?.['service-name']).trim());
  return [...new Set(names)].filter(Boolean);
}

/** Places in the record's list of the reviews that are checked, in the shown order. */
export function checkedReviews(site: SiteDocument): number[] {
  return listItems(site, REVIEWS)
    .filter(({ value }) => flag(value['checked']))
    .map(({ index }) => index);
}

/** The edits that put the services which were found to their reviews, and take the checks away. */
export function withServices(
  site: SiteDocument,
  checked: readonly number[],
  found: readonly { index: number; service: string }[],
): Operation[] {
  const services = new Map(found.map(({ index, service }) => [index, service]));
  return inTurn(
    site,
    checked.map((index) => (at) => {
      const service = services.get(index);
      return setItem(at, REVIEWS, index, { checked: false, ...(service !== undefined && { service }) });
    }),
  );
}

export interface ReviewCounts {
  total: number;
  approved: number;
  samples: number;
  checked: number;
}

export function reviewCounts(site: SiteDocument): ReviewCounts {
  const reviews = list(site.testimonials);
  const isApproved = (review: (typeof reviews)[number]) => text(review?.status).trim().toLowerCase() === 'approved';
  return {
    total: reviews.length,
    approved: reviews.filter(isApproved).length,
    samples: reviews.filter((review) => flag(review?.sample)).length,
    checked: reviews.filter((review) => flag(review?.checked)).length,
  };
}
