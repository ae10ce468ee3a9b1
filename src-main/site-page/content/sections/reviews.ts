import { text } from '#shared/record/readers.ts';
import { or } from '../copy.ts';
import { defineLinkedContent } from '../define-content.ts';
import type { Heading } from '../heading.ts';
import { leaveReviewFields, readLeaveReview } from '../modals.ts';
import { reviewButtons, type ReviewButton } from '../review-links.ts';
import { approvedReviews, rating, type Review } from '../reviews.ts';

/** Maximum number of reviews on the home page; the reviews page has all. */
const MOST_REVIEWS = 30;

export interface ReviewsModel extends Heading {
  reviews: Review[];
  /** rating of all approved reviews */
  score: { mean: string; count: number } | null;
  links: ReviewButton[];
  /** whether the links are in a modal: there are several links, and the modal is not hidden */
  hasModal: boolean;
  /** code of a review widget, typed by staff; '' for none */
  widget: string;
}

export const reviews = defineLinkedContent({
  root: { tag: 'section', named: 'title' },
  reads: [
    ...leaveReviewFields,
    'testimonials',
    'testimonial_header',
    'testimonial_subtitle',
    'alternative_review_html',
  ],
  read(site, page): ReviewsModel | null {
    const { words } = page;
    const all = approvedReviews(site);
    const links = reviewButtons(site, words);
    const widget = text(site.alternative_review_html).trim();
    if (all.length === 0 && links.length === 0 && widget === '') return null;
    return {
      kicker: '',
      title: or(site.testimonial_header, words.saying),
      subtitle: text(site.testimonial_subtitle).trim(),
      reviews: all.slice(0, MOST_REVIEWS),
      score: rating(all),
      links,
      hasModal: links.length > 1 && readLeaveReview(site, page) !== null,
      widget,
    };
  },
});
