import type { ReviewsModel } from '../content/sections/reviews.ts';
import type { Review } from '../content/reviews.ts';
import { initial, paragraphs } from '../content/text.ts';
import { css } from '../html/css.ts';
import { attributes, html, type Html } from '../html/html.ts';
import { icon, iconImage, type IconName } from '../icons.ts';
import type { Page } from '../page.ts';
import { widgetSlot } from './custom-code.ts';
import { gridStyle } from './grid.ts';
import { link } from './link.ts';
import { modalLink } from './modal-link.ts';
import { prose } from './prose.ts';
import { foldable, fullPage } from './rest.ts';
import { reviewLinks, reviewLinkStyles } from './review-links.ts';
import { stars } from './stars.ts';

/** Review sources that have an icon. */
const marked = ['google', 'facebook'] as const satisfies readonly IconName[];

/** Renders reviewer, service, place, source and month of a review, and the icon of the source if it has one. */
export function reviewBy({ reviewer, place, service, source, month }: Review, { words }: Pick<Page, 'words'>): Html {
  const byline = [service, place, source, month && words.month(month)].filter(Boolean).join(' · ');
  const mark = marked.find((name) => name === source.toLowerCase());
  return html`<div class="by">
    <i aria-hidden="true">${initial(reviewer)}</i>
    <div><b dir="auto">${reviewer}</b><small ${attributes({ 'data-on': mark })} dir="auto">${byline}</small></div>
  </div>`;
}

export function reviewCard(review: Review, page: Page): Html {
  return html`<li class="card quote" data-ground="card">
    ${stars(review.stars, page.words)}
    <blockquote>${prose(paragraphs(review.words))}</blockquote>
    ${reviewBy(review, page)}
  </li>`;
}

/** Renders cards in rows. */
export const reviewGrid = (cards: readonly Html[]): Html =>
  html`<ul class="g" style="${gridStyle(cards.length)}">
    ${cards}
  </ul>`;

/**
 * Renders cards in columns. A card is as high as its text. Up to three cards are in one row, because in columns two
 * short cards could share a column and leave another one empty.
 */
export function reviewCards(reviews: readonly Review[], page: Page): Html {
  return html`<ul class="review-cards${reviews.length <= 3 ? ' few' : ''}">
    ${reviews.map((review) => reviewCard(review, page))}
  </ul>`;
}

/** Renders mean and count of all approved reviews; null if there are none. */
export function scoreLine({ score }: Pick<ReviewsModel, 'score'>, { words }: Page): Html | null {
  if (score === null) return null;
  return html`<p class="score">
    <b>${score.mean}</b><span>${stars(Number(score.mean), words)}<span>${words.reviewCount(score.count)}</span></span>
  </p>`;
}

/**
 * Renders the end of a reviews section: a link to the page with all reviews, or else the hidden reviews, folded; the
 * code of a review widget; and the links to leave a review.
 * @param hidden number of hidden reviews
 * @param others renders the hidden reviews
 */
export function reviewEnd(
  { links, hasModal, widget }: ReviewsModel,
  page: Page,
  hidden = 0,
  others?: () => Html,
): Html {
  const { words } = page;
  const all = hidden > 0 ? fullPage(page) : undefined;
  const more = all && link(page, all.path, words.moreReviews, 'btn second');
  const leave =
    hasModal && modalLink(page, 'leave-a-review', html`${icon('star')}<span>${words.leaveReview}</span>`, 'btn second');
  return html`${hidden > 0 && !all && others && foldable(words.moreReviews, others)}
  ${widgetSlot(page, widget, 'The custom review code')}
  ${(more || leave) && html`<p class="btns review-links">${more}${leave}</p>`}
  ${!hasModal && links.length > 0 && reviewLinks(links, page)}`;
}

/** Renders the end of a section of cards (see `reviewEnd`). The cards beyond the language's limit are hidden. */
export function reviewCardsEnd(model: ReviewsModel, page: Page): Html {
  const others = model.reviews.slice(page.limits.reviews);
  return reviewEnd(model, page, others.length, () => reviewCards(others, page));
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
  @container s (min-width: 44rem) {
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
  .by [data-on]::before {
    content: '';
    display: inline-block;
    width: 1.05em;
    height: 1.05em;
    margin-inline-end: 0.35em;
    vertical-align: -0.15em;
    background: var(--link);
    mask: var(--mark-of) center / contain no-repeat;
  }
  ${marked.map((name) => `.by [data-on=${name}]{--mark-of:${iconImage(name)}}`).join('')}
  .score > span {
    display: grid;
    gap: 0.2rem;
    color: var(--quiet);
    font-size: var(--t-2);
  }
`;

export const reviewStyles = cardStyles + reviewLinkStyles;
