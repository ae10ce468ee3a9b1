import { inOrder } from '../../record-catalogue/read-items.ts';
import { list, text } from '../../record/readers.ts';
import type { AdsPage } from './rules.ts';
import { counted } from '../counted.ts';
import { isApproved } from '../review/rules.ts';
import { isSample } from '../review/sample.ts';
import type { SiteDocument } from '../site/schema.ts';

/** A review that can be picked for an ads page. */
export interface PickedReview {
  id: string;
  reviewer: string;
  words: string;
  service: string;
  /** the published page leaves the review out, because it is not approved, is a sample, or is no longer in the site */
  isLeftOut: boolean;
}

type Reviews = Pick<SiteDocument, 'testimonials'>;

/** Returns the site's reviews that have an ID from the server, in the order of the site. */
export function siteReviews({ testimonials }: Reviews): PickedReview[] {
  return inOrder(list(testimonials).filter(Boolean)).flatMap((review): PickedReview[] => {
    const id = text(review.id);
    if (id === '') return [];
    return [
      {
        id,
        reviewer: text(review.reviewer).trim() || 'Somebody',
        words: text(review.review).trim(),
        service: text(review.service).trim(),
        isLeftOut: !isApproved(review) || isSample(review),
      },
    ];
  });
}

/**
 * Returns the reviews of a page in the page's order, each once. A review that the site no longer has is shown as gone.
 */
export function chosenReviews(site: Reviews, ids: readonly string[]): PickedReview[] {
  const known = new Map(siteReviews(site).map((review) => [review.id, review]));
  const gone = { reviewer: 'A review that the site no longer has', words: '', service: '', isLeftOut: true };
  return [...new Set(ids)].map((id) => known.get(id) ?? { ...gone, id });
}

export interface ReviewFilter {
  /** words to look for; each must be in the reviewer, the review or the service */
  term: string;
  service: string | null;
}

export function reviewsToPick(reviews: readonly PickedReview[], { term, service }: ReviewFilter): PickedReview[] {
  const words = term.toLowerCase().split(/\s+/u).filter(Boolean);
  return reviews.filter((review) => {
    if (service !== null && review.service !== service) return false;
    const said = `${review.reviewer} ${review.words} ${review.service}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/**
 * Returns the number of reviews that cannot be picked yet, because the server gives them their IDs when the site is
 * saved.
 */
export const unsavedReviews = ({ testimonials }: Reviews): number =>
  list(testimonials).filter((review) => review && text(review.id) === '').length;

/** Returns a sentence that says what choosing a service has changed on a page. */
export function describeEffect(before: AdsPage, after: AdsPage): string {
  const photos = after.photos.length === 0 ? 'it has no photos' : `${counted(after.photos.length, 'photo')} of it`;
  const isKept = after.testimonials.join() === before.testimonials.join();
  const reviews = isKept
    ? 'the reviews stay as they were'
    : `${counted(after.testimonials.length, 'review')} of it ${after.testimonials.length === 1 ? 'was' : 'were'} picked`;
  return `Best work: ${photos}; ${reviews}.`;
}
