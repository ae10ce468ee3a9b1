import type { ReviewsModel } from '../content/sections/reviews.ts';
import type { Review } from '../content/reviews.ts';
import { initial, paragraphs } from '../content/text.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { widgetSlot } from './custom-code.ts';
import { modalLink } from './modal-link.ts';
import { prose } from './prose.ts';
import { rest } from './rest.ts';
import { reviewLinks, reviewLinkStyles } from './review-links.ts';
import { stars } from './stars.ts';

/** Who wrote it, of what, where and on which site. */
export function reviewBy({ reviewer, place, service, source }: Review): Html {
  const byline = [service, place, source].filter(Boolean).join(' · ');
  return html`<div class="by">
    <i aria-hidden="true">${initial(reviewer)}</i>
    <div><b dir="auto">${reviewer}</b><small dir="auto">${byline}</small></div>
  </div>`;
}

export function reviewCard(review: Review, { words }: Page): Html {
  return html`<li class="card quote" data-ground="card">
    ${stars(review.stars, words)}
    <blockquote>${prose(paragraphs(review.words))}</blockquote>
    ${reviewBy(review)}
  </li>`;
}

/** Cards of their own heights in columns, which a few would not fill: those stand in one row. */
export function reviewCards(reviews: readonly Review[], page: Page): Html {
  return html`<ul class="review-cards${reviews.length <= 3 ? ' few' : ''}">
    ${reviews.map((review) => reviewCard(review, page))}
  </ul>`;
}

/** Those that have no room at first: a link to the page that has all, else folded. */
export function moreReviews({ reviews }: ReviewsModel, page: Page): Html | false {
  const { reviews: limit } = page.limits;
  return reviews.length > limit && rest(page, page.words.moreReviews, () => reviewCards(reviews.slice(limit), page));
}

/** Mean and count of all approved reviews. */
export function scoreLine({ score }: Pick<ReviewsModel, 'score'>, { words }: Page): Html | null {
  if (score === null) return null;
  return html`<p class="score">
    <b>${score.mean}</b><span>${stars(Number(score.mean), words)}<span>${words.reviewCount(score.count)}</span></span>
  </p>`;
}

/** What stands below the reviews: staff's own review code and the way to leave one. */
export function reviewEnd({ links, hasModal, widget }: ReviewsModel, page: Page): Html {
  const leave = html`${icon('star')}<span>${page.words.leaveReview}</span>`;
  return html`${widgetSlot(page, widget, 'The custom review code')}
  ${hasModal ? html`<p class="btns review-links">${modalLink(page, 'leave-a-review', leave, 'btn second')}</p>` : links.length > 0 && reviewLinks(links, page)}`;
}

const cardStyles = css`
  .review-cards {
    columns: 3 19rem;
    column-gap: var(--s-4);
  }
  .review-cards .quote {
    display: inline-block;
    width: 100%;
    margin-bottom: var(--s-4);
    break-inside: avoid;
  }
  @container s (min-width: 62rem) {
    .review-cards.few {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      gap: var(--s-4);
      align-items: start;
    }
  }
  .quote {
    padding: 1.5rem;
  }
  .quote blockquote {
    margin: 0.7rem 0 1.1rem;
  }
  .quote blockquote p + p {
    margin-top: 0.7em;
  }
  .by {
    display: flex;
    align-items: center;
    gap: 0.8rem;
    line-height: 1.3;
  }
  .by i {
    display: grid;
    place-items: center;
    flex: none;
    width: 2.6rem;
    height: 2.6rem;
    border-radius: 50%;
    background: var(--wash);
    color: var(--link);
    font-style: normal;
    font-weight: var(--w-bold);
  }
  .by > div {
    min-width: 0;
  }
  .by b,
  .by small {
    display: block;
  }
  .by small {
    color: var(--quiet);
    font-size: var(--t-1);
  }
  .score > span {
    display: grid;
    gap: 0.2rem;
    color: var(--quiet);
    font-size: var(--t-2);
  }
`;

export const reviewStyles = cardStyles + reviewLinkStyles;
