import { text } from '../../record/readers.ts';
import type { Testimonial } from '../site/schema.ts';
import { isSample } from './sample.ts';

/** Whether pages show the review: it is approved, has a text and is not a sample. */
export const isPublishedReview = (review: Testimonial): boolean =>
  text(review.status).trim().toLowerCase() === 'approved' && text(review.review).trim() !== '' && !isSample(review);
