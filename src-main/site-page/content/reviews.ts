import { reviewMonth } from '#shared/domain/review/month.ts';
import { isPublishedReview } from '#shared/domain/review/published.ts';
import { number, text } from '#shared/record/readers.ts';
import type { SiteDocument, Testimonial } from '#shared/domain/site/schema.ts';
import { orderedItems } from './items.ts';

export interface Review {
  /** the server's key as a string, '' if there is none */
  id: string;
  reviewer: string;
  /** from 1 to 5 */
  stars: number;
  words: string;
  place: string;
  service: string;
  source: string;
  /** month such as `2026-03`; '' if the record has none */
  month: string;
}

/** Returns the approved reviews that have a text and are not samples, in the record's order. */
export const approvedReviews = (site: Pick<SiteDocument, 'testimonials'>): Review[] =>
  readReviews(orderedItems(site.testimonials).filter(isPublishedReview));

/** Converts reviews to the form in which pages show them. */
export const readReviews = (items: readonly Testimonial[]): Review[] =>
  items.map((item) => ({
    id: text(item.id),
    reviewer: text(item.reviewer).trim() || 'Customer',
    stars: Math.min(5, Math.max(1, Math.round(number(item.stars, 5)))),
    words: text(item.review).trim(),
    place: text(item.title).trim(),
    service: text(item.service).trim(),
    source: text(item.source).trim() || 'Facebook',
    month: reviewMonth(item),
  }));

/**
 * Returns the mean of the stars with one decimal, and the number of reviews; null without reviews. Only a mean of
 * exactly 5 is shown as “5.0”.
 */
export function rating(reviews: readonly Review[]): { mean: string; count: number } | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  const mean = sum / reviews.length;
  return { mean: (mean < 5 ? Math.min(mean, 4.9) : mean).toFixed(1), count: reviews.length };
}
