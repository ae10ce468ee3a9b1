import type { Operation } from '../../record/operation.ts';
import { inTurn } from '../../record-catalogue/in-turn.ts';
import { listItems, setItem } from '../../record-catalogue/list-engine.ts';
import { flag, list, text } from '../site/readers.ts';
import type { SiteDocument, Testimonial } from '../site/schema.ts';
import { isSample } from './sample.ts';

export const REVIEWS = ['testimonials'];

/** The record holds ‘Approved’ or another word. */
export const isApproved = (review: Pick<Testimonial, 'status'>): boolean =>
  text(review.status).trim().toLowerCase() === 'approved';

/** Places in the record's list of the reviews that are checked, in the shown order. */
export function checkedReviews(site: SiteDocument): number[] {
  return listItems(site, REVIEWS)
    .filter(({ value }) => flag(value['checked']))
    .map(({ index }) => index);
}

/** The edits that put to reviews the services which were found for them, where one was, and take the checks away. */
export function withServices(
  site: SiteDocument,
  reviews: readonly { index: number; service: string | undefined }[],
): Operation[] {
  return inTurn(
    site,
    reviews.map(
      ({ index, service }) =>
        (at) =>
          setItem(at, REVIEWS, index, { checked: false, ...(service !== undefined && { service }) }),
    ),
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
  return {
    total: reviews.length,
    approved: reviews.filter((review) => review && isApproved(review) && !isSample(review)).length,
    samples: reviews.filter((review) => review && isSample(review)).length,
    checked: reviews.filter((review) => flag(review?.checked)).length,
  };
}
