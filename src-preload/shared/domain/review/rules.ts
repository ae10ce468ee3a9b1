import type { Operation } from '../../record/operation.ts';
import { inTurn } from '../../record-catalogue/in-turn.ts';
import { listItems, setItem } from '../../record-catalogue/list-engine.ts';
import { flag, list, text } from '../../record/readers.ts';
import type { SiteDocument, Testimonial } from '../site/schema.ts';
import { isSample } from './sample.ts';

export const REVIEWS = ['testimonials'];

/** Whether the review's status is ‘Approved’, in upper or lower case. */
export const isApproved = (review: Pick<Testimonial, 'status'>): boolean =>
  text(review.status).trim().toLowerCase() === 'approved';

/**
 * Returns the indexes, in the record's list, of the reviews whose check box is set (`checked`), in the order in which
 * the reviews are shown.
 */
export function checkedReviews(site: SiteDocument): number[] {
  return listItems(site, REVIEWS)
    .filter(({ value }) => flag(value['checked']))
    .map(({ index }) => index);
}

/**
 * Returns the operations that set the service found for each given review, if any, and uncheck all of these reviews.
 */
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

/**
 * Returns the operations that remove the approval of samples. A server that does not know samples would publish
 * approved ones.
 */
export function unapproveSamples(site: SiteDocument): Operation[] {
  return list(site.testimonials).flatMap((review, index): Operation[] =>
    review && isSample(review) && isApproved(review)
      ? [{ op: 'set', path: [...REVIEWS, index, 'status'], value: 'unapproved' }]
      : [],
  );
}

/** Numbers of reviews. Samples are counted neither as approved nor as unapproved. */
export interface ReviewCounts {
  approved: number;
  unapproved: number;
  samples: number;
  checked: number;
}

export function reviewCounts(site: SiteDocument): ReviewCounts {
  const reviews = list(site.testimonials);
  const real = reviews.filter((review) => !isSample(review ?? {}));
  return {
    approved: real.filter((review) => isApproved(review ?? {})).length,
    unapproved: real.filter((review) => !isApproved(review ?? {})).length,
    samples: reviews.length - real.length,
    checked: reviews.filter((review) => flag(review?.checked)).length,
  };
}
