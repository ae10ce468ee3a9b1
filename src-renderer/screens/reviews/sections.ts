import { cardSection } from '../../editor/card-section.ts';
import { reviewPortals } from './model.ts';

/** The screen's cards in their order. */
export const cards = {
  links: cardSection('reviews', 'links', 'Additional Links', [
    ...reviewPortals.flatMap(({ link, words }) => [link, words]),
    'review_links',
  ]),
  reviews: cardSection('reviews', 'reviews', 'Reviews', ['testimonials']),
  html: cardSection('reviews', 'custom-html', 'Custom HTML', ['alternative_review_html']),
};
