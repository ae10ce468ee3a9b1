import type { ReviewsModel } from '../../content/sections/reviews.ts';
import { paragraphs } from '../../content/text.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { prose } from '../../parts/prose.ts';
import { reviewBy, reviewCard, reviewEnd, reviewGrid, reviewStyles, scoreLine } from '../../parts/review.ts';
import type { Structure } from '../structure.ts';

/** Maximum number of characters of a review in large type, unless all reviews are longer. */
const MOST_LARGE = 260;

/** One review in large type (the first that is short enough), and other reviews below it. */
export const feature: Structure<ReviewsModel> = {
  fits: ({ reviews }) => reviews.length > 2,
  shared: [reviewStyles],
  render(model, page) {
    const first = Math.max(
      0,
      model.reviews.findIndex(({ words }) => words.length <= MOST_LARGE),
    );
    const large = model.reviews.slice(first, first + 1);
    const others = model.reviews.filter((_, at) => at !== first).map((review) => reviewCard(review, page));
    const shown = Math.max(3, page.limits.reviews - 1);
    return html`<div class="w band">
      ${heading('reviews', model)} ${scoreLine(model, page)}
      ${large.map(
        (review) =>
          html`<figure>
            <blockquote>${prose(paragraphs(review.words))}</blockquote>
            <figcaption>${reviewBy(review, page)}</figcaption>
          </figure>`,
      )}
      ${reviewGrid(others.slice(0, shown))}
      ${reviewEnd(model, page, others.length - shown, () => reviewGrid(others.slice(shown)))}
    </div>`;
  },
  css: css`
    .reviews-feature figure {
      max-width: 56rem;
      margin: var(--s-5) 0;
    }
    .reviews-feature figure blockquote {
      color: var(--head);
      font: var(--w-display) clamp(1.35rem, 3.2cqi, 2.1rem) / 1.35 var(--f-display);
      letter-spacing: var(--tracking);
    }
    .reviews-feature figcaption {
      margin-top: 1.2rem;
    }
    .reviews-feature .g {
      display: grid;
      gap: var(--s-4);
    }
    @container s (min-width: 48rem) {
      .reviews-feature .g {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      }
    }
  `,
};
