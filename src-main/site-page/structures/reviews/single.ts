import type { ReviewsModel } from '../../content/sections/reviews.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { paragraphs } from '../../content/text.ts';
import { heading } from '../../parts/heading.ts';
import { prose } from '../../parts/prose.ts';
import { reviewBy, reviewCardsEnd, reviewStyles, scoreLine } from '../../parts/review.ts';
import type { Structure } from '../structure.ts';

/** One review at a time in large type. The next review is reached by swiping or scrolling sideways. */
export const single: Structure<ReviewsModel> = {
  fits: ({ reviews }) => reviews.length > 0,
  shared: [reviewStyles],
  render: (model, page) =>
    html`<div class="w band">
      ${heading('reviews', model)} ${scoreLine(model, page)}
      <ul class="one" tabindex="0" aria-labelledby="reviews-title">
        ${model.reviews.slice(0, page.limits.reviews).map(
          (review) =>
            html`<li>
              <blockquote class="${review.words.length > 220 ? 'long' : 'short'}">
                ${prose(paragraphs(review.words))}
              </blockquote>
              ${reviewBy(review, page)}
            </li>`,
        )}
      </ul>
      ${reviewCardsEnd(model, page)}
    </div>`,
  css: css`
    .reviews-single .one {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 100%;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-snap-type: x mandatory;
      scrollbar-width: thin;
      padding-bottom: 1.2rem;
    }
    .reviews-single .score {
      margin-bottom: 1.6rem;
    }
    .reviews-single li {
      padding-inline-end: 2rem;
      scroll-snap-align: start;
    }
    .reviews-single blockquote {
      max-width: calc(30 * var(--ch));
      color: var(--head);
      font: var(--w-display) clamp(1.6rem, 1rem + 2.6vw, 3.2rem) / 1.18 var(--f-display);
      letter-spacing: -0.02em;
    }
    .reviews-single .long {
      max-width: calc(46 * var(--ch));
      font-size: clamp(1.25rem, 1rem + 1.2vw, 1.9rem);
    }
    .reviews-single .by {
      margin-top: 1.6rem;
    }
    .reviews-single .by i {
      display: none;
    }
  `,
};
