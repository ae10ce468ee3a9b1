import type { HeroModel } from '../content/sections/hero.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { stars } from './stars.ts';

/** Trade and place, the page's one h1, and the lead. */
export function heroWords({ kicker, title, lead }: HeroModel): Html {
  return html`${kicker !== '' && html`<p class="kick" dir="auto">${kicker}</p>`}
    <h1 id="hero-title" dir="auto">${title}</h1>
    ${lead !== '' && html`<p class="lead" dir="auto">${lead}</p>`}`;
}

/** The rating in the record's own numbers, on one line. */
export function ratingLine({ score }: Pick<HeroModel, 'score'>, { words }: Page): Html | null {
  if (score === null) return null;
  return html`<p class="proof">
    ${stars(Number(score.mean), words)}<span><b>${score.mean}</b> ${words.from} ${words.reviewCount(score.count)}</span>
  </p>`;
}

/** Rating and badges as a list of ticks. */
export function trustList(model: Pick<HeroModel, 'score' | 'badges'>, page: Page): Html | false {
  const { score, badges } = model;
  if (score === null && badges.length === 0) return false;
  return html`<ul class="ticks">
    ${
      score &&
      html`<li>
        ${stars(Number(score.mean), page.words)}<span
          ><b>${score.mean}</b> ${page.words.from} ${page.words.reviewCount(score.count)}</span
        >
      </li>`
    }
    ${badges.map(({ name }) => html`<li>${icon('check')}<span dir="auto">${name}</span></li>`)}
  </ul>`;
}
