import type { ReviewsModel } from '../../content/sections/reviews.ts';
import type { Structure } from '../../engine/structure.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { reviewCards, reviewEnd, reviewStyles, scoreLine } from '../../parts/review.ts';
import { rest } from '../../parts/rest.ts';

/** Cards of their own heights in columns. */
export const masonry: Structure<ReviewsModel> = {
  fits: ({ reviews }) => reviews.length > 2,
  shared: [reviewStyles],
  render(model, page) {
    const { reviews } = model;
    const { reviews: limit } = page.limits;
    return html`<div class="w band">
      <div class="top">${heading('reviews', model)} ${scoreLine(model, page)}</div>
      ${reviewCards(reviews.slice(0, limit), page)}
      ${reviews.length > limit && rest(page, page.words.moreReviews, () => reviewCards(reviews.slice(limit), page))}
      ${reviewEnd(model, page)}
    </div>`;
  },
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
