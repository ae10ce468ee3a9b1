import { reviewMonth } from '#shared/domain/review/month.ts';
import { isPublishedReview } from '#shared/domain/review/published.ts';
import { number, text } from '#shared/record/readers.ts';
import type { SiteDocument, Testimonial } from '#shared/domain/site/schema.ts';
import { orderedItems } from './items.ts';

export interface Review {
  /** the server's key as text, '' without one */
  id: string;
  reviewer: string;
  /** 1–5 */
  stars: number;
  words: string;
  place: string;
  service: string;
  source: string;
  /** month, `2026-03`; '' where the record has none */
  month: string;
}

/** Approved reviews that have a text and are no samples, in the record's order. */
export const approvedReviews = (site: Pick<SiteDocument, 'testimonials'>): Review[] =>
  readReviews(orderedItems(site.testimonials).filter(isPublishedReview));

/** Reviews as pages show them. */
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

/** Mean of the stars to one decimal, and how many there are; null without reviews. Only a mean of 5 is “5.0”. */
export function rating(reviews: readonly Review[]): { mean: string; count: number } | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  const mean = sum / reviews.length;
  return { mean: (mean < 5 ? Math.min(mean, 4.9) : mean).toFixed(1), count: reviews.length };
}
