import type { ReviewsModel } from '../../content/sections/reviews.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { reviewCards, reviewCardsEnd, reviewStyles, scoreLine } from '../../parts/review.ts';
import type { Structure } from '../structure.ts';

/** Cards of different heights in columns. */
export const masonry: Structure<ReviewsModel> = {
  fits: ({ reviews }) => reviews.length > 2,
  shared: [reviewStyles],
  render: (model, page) =>
    html`<div class="w band">
      <div class="top">${heading('reviews', model)} ${scoreLine(model, page)}</div>
      ${reviewCards(model.reviews.slice(0, page.limits.reviews), page)} ${reviewCardsEnd(model, page)}
    </div>`,
  css: css`
    .reviews-masonry .top {
      display: flex;
      flex-wrap: wrap;
      align-items: flex-end;
      justify-content: space-between;
      gap: 1rem 2rem;
      margin-bottom: clamp(1.8rem, 1.2rem + 2vw, 3rem);
    }
    .reviews-masonry .head {
      margin-bottom: 0;
    }
  `,
};
