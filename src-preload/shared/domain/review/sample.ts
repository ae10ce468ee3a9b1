import type { JsonValue } from '../../record/operation.ts';
import { flag, list, text } from '../../record/readers.ts';
import type { SiteDocument, Testimonial } from '../site/schema.ts';
import { firstServiceArea } from '../site/service-areas.ts';
import { samples } from './samples.ts';

/**
 * Returns a random sample review, if possible one that the site does not have yet. The member `sample` keeps the review
 * off every page. A server may drop that member, so the status is ‘unapproved’ too. Returns undefined if the site has
 * no service area for the review's location; the screen then says ‘Error generating’.
 * @param random returns a number from 0 up to but not including 1
 */
export function sampleReview(site: SiteDocument, random: () => number): Record<string, JsonValue> | undefined {
  const area = firstServiceArea(site);
  if (!area) return undefined;
  const there = new Set(list(site.testimonials).map((each) => text(each?.review)));
  const fresh = samples.filter(({ review }) => !there.has(review));
  const from = fresh.length > 0 ? fresh : samples;
  const { source, reviewer, review } = from[Math.floor(random() * from.length)]!;
  const title = `${area.city}, ${area.state}`;
  return { reviewer, review, source, title, status: 'unapproved', sample: true };
}

const madeUp = new Set(samples.map(({ review }) => review));

/** Whether a review is a sample. Its text identifies it even if a server has dropped the member `sample`. */
export const isSample = (review: Pick<Testimonial, 'sample' | 'review'>): boolean =>
  flag(review.sample) || madeUp.has(text(review.review).trim());
