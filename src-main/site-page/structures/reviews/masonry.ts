import type { ReviewsModel } from '../../content/sections/reviews.ts';
import type { Structure } from '../../engine/structure.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { reviewCard, reviewEnd, reviewStyles, scoreLine } from '../../parts/review.ts';

/** Cards of their own heights in columns. */
export const masonry: Structure<ReviewsModel> = {
  fits: ({ reviews }) => reviews.length > 2,
  shared: [reviewStyles],
  render(model, page) {
    const cards = model.reviews.map((review) => reviewCard(review, page));
    const { reviews: limit } = page.limits;
    return html`<div class="w band">
      <div class="top">${heading('reviews', model)} ${scoreLine(model, page)}</div>
      <ul class="g">
        ${cards.slice(0, limit)}
      </ul>
      ${
        cards.length > limit &&
        html`<details class="more rest">
          <summary>${page.words.moreReviews}</summary>
          <ul class="g">
            ${cards.slice(limit)}
          </ul>
        </details>`
      }
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
    .reviews-masonry .g {
      columns: 3 19rem;
      column-gap: var(--s-4);
    }
    .reviews-masonry .quote {
      display: inline-block;
      width: 100%;
      margin-bottom: var(--s-4);
      break-inside: avoid;
    }
  `,
};
