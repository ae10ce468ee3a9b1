import type { ReviewsModel } from '../../content/sections/reviews.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { reviewCard, reviewEnd, reviewGrid, reviewStyles, scoreLine } from '../../parts/review.ts';
import type { Structure } from '../structure.ts';

/** The score at the left; reviews as plain columns between hairlines, without cards. */
export const columns: Structure<ReviewsModel> = {
  fits: ({ reviews }) => reviews.length > 2,
  shared: [reviewStyles],
  render(model, page) {
    const cards = model.reviews.map((review) => reviewCard(review, page));
    const { reviews: limit } = page.limits;
    return html`<div class="w band">
      ${heading('reviews', model)}
      <div class="row">${scoreLine(model, page)} ${reviewGrid(cards.slice(0, limit))}</div>
      ${reviewEnd(model, page, cards.length - limit, () => reviewGrid(cards.slice(limit)))}
    </div>`;
  },
  css: css`
    .reviews-columns .row {
      display: grid;
      gap: 1.5rem 3rem;
    }
    .reviews-columns .g {
      display: grid;
      gap: 0 2.5rem;
    }
    .reviews-columns .quote {
      padding: 1.3rem 0;
      border: 0;
      border-top: 1px solid var(--line);
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    .reviews-columns .by i {
      display: none;
    }
    .reviews-columns .score {
      flex-wrap: wrap;
      align-content: start;
    }
    .reviews-columns .score > b {
      font: var(--w-display) clamp(3.5rem, 9cqi, 6rem) / 1 var(--f-display);
      letter-spacing: var(--tracking);
    }
    @container s (min-width: 40rem) {
      .reviews-columns .g {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .reviews-columns .quote:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    @container s (min-width: 62rem) {
      .reviews-columns .row {
        grid-template-columns: minmax(0, 13rem) 1fr;
      }
      .reviews-columns .g {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      }
      .reviews-columns .quote:last-child:nth-child(odd) {
        grid-column: auto;
      }
    }
  `,
};
