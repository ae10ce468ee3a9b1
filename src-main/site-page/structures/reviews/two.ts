import type { ReviewsModel } from '../../content/sections/reviews.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { reviewCard, reviewEnd, reviewStyles, scoreLine } from '../../parts/review.ts';
import { always, type Structure } from '../structure.ts';

/** One or two reviews in large type. Without reviews: only the heading and the end of the section (`reviewEnd`). */
export const two: Structure<ReviewsModel> = {
  fits: always,
  shared: [reviewStyles],
  render: (model, page) =>
    html`<div class="w band">
      ${heading('reviews', model)} ${scoreLine(model, page)}
      ${
        model.reviews.length > 0 &&
        html`<ul class="g">
          ${model.reviews.map((review) => reviewCard(review, page))}
        </ul>`
      }
      ${reviewEnd(model, page)}
    </div>`,
  css: css`
    .reviews-two .g {
      display: grid;
      gap: var(--s-4);
      margin-top: var(--s-4);
    }
    .reviews-two .quote {
      padding: clamp(1.5rem, 3vw, 2.4rem);
    }
    .reviews-two blockquote {
      font-size: var(--t-4);
    }
    @container s (min-width: 48rem) {
      .reviews-two .g {
        grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
      }
    }
  `,
};
