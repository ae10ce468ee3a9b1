import type { ReviewsModel } from '../content/sections/reviews.ts';
import type { Review } from '../content/reviews.ts';
import { initial, paragraphs } from '../content/text.ts';
import { css } from '../html/css.ts';
import { html, nothing, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { widgetSlot } from './custom-code.ts';
import { link } from './link.ts';
import { picture } from './picture.ts';
import { prose } from './prose.ts';
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

/** Mean and count of all approved reviews. */
export function scoreLine({ score }: Pick<ReviewsModel, 'score'>, { words }: Page): Html | null {
  if (score === null) return null;
  return html`<p class="score">
    <b>${score.mean}</b><span>${stars(Number(score.mean), words)}<span>${words.reviewCount(score.count)}</span></span>
  </p>`;
}

/** What stands below the reviews: staff's own review code and the places to leave one. */
export function reviewEnd({ links, widget }: ReviewsModel, page: Page): Html {
  return html`${widgetSlot(page, widget, 'The custom review code')}
  ${
    links.length > 0 &&
    html`<p class="btns review-links">
      ${links.map(({ label, href, icon: url }) => {
        const own = picture(page, url, 'badge', { alt: '' });
        return link(
          page,
          href,
          html`${own === nothing ? icon('star') : own}<span dir="auto">${label}</span>`,
          'btn second',
        );
      })}
    </p>`
  }`;
}

export const reviewStyles = css`
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
  .review-links {
    margin-top: var(--s-5);
  }
  @media (max-width: 40rem) {
    .review-links {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    }
    .review-links .btn {
      padding-inline: 0.6rem;
    }
  }
  .review-links img {
    width: 1.4rem;
    height: 1.4rem;
    object-fit: contain;
  }
`;
