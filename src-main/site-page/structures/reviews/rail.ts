import type { ReviewsModel } from '../../content/sections/reviews.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { railStyles } from '../../parts/rail.ts';
import { reviewCard, reviewCardsEnd, reviewStyles, scoreLine } from '../../parts/review.ts';
import type { Structure } from '../structure.ts';

/** Cards side by side in a rail that scrolls and snaps. */
export const rail: Structure<ReviewsModel> = {
  fits: ({ reviews }) => reviews.length > 2,
  innerGround: 'card',
  shared: [reviewStyles],
  render: (model, page) =>
    html`<div class="w band">
      <div class="top">${heading('reviews', model)} ${scoreLine(model, page)}</div>
      <ul class="rail" tabindex="0" aria-labelledby="reviews-title">
        ${model.reviews.slice(0, page.limits.reviews).map((review) => reviewCard(review, page))}
      </ul>
      ${reviewCardsEnd(model, page)}
    </div>`,
  css: css`
    ${railStyles('.reviews-rail', '.rail')}
    .reviews-rail .top {
      display: flex;
      flex-wrap: wrap;
      align-items: flex-end;
      justify-content: space-between;
      gap: 0.75rem 2rem;
      margin-bottom: clamp(1.2rem, 2vw, 2rem);
    }
    .reviews-rail .head {
      margin-bottom: 0;
    }
    .reviews-rail .rail {
      grid-auto-columns: min(86%, 26rem);
    }
    .reviews-rail .quote {
      display: flex;
      flex-direction: column;
      scroll-snap-align: start;
    }
    .reviews-rail blockquote {
      flex: 1;
    }
  `,
};
