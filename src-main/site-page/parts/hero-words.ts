import { type Cta, toQuoteForm } from '../content/cta.ts';
import type { HeroModel } from '../content/sections/hero.ts';
import { attributes, html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { stars } from './stars.ts';

/** A title with more letters than this is set smaller. In full size it would fill the first screen. */
const LONG_TITLE = 60;

/** Renders the line above the title, the title (the page's only h1), and the lead. */
export function heroWords({ kicker, title, lead }: HeroModel): Html {
  return html`${kicker !== '' && html`<p class="kick" dir="auto">${kicker}</p>`}
    <h1 ${attributes({ id: 'hero-title', class: title.length > LONG_TITLE ? 'long' : undefined, dir: 'auto' })}>
      ${title}
    </h1>
    ${lead !== '' && html`<p class="lead" dir="auto">${lead}</p>`}`;
}

/** Returns the calls to action for a hero with the form: links to the quote form lead to the form in the hero. */
export const besideForm = (ctas: readonly Cta[]): Cta[] =>
  ctas.map((cta) => (cta.href === toQuoteForm.href ? { ...cta, href: '#hero-message' } : cta));

export type Proof = Pick<HeroModel, 'score' | 'license'>;

const ratingOf = (score: Proof['score'], { words }: Page): Html | null =>
  score &&
  html`${stars(Number(score.mean), words)}<span
      ><b>${score.mean}</b> ${words.from} ${words.reviewCount(score.count)}</span
    >`;

const licenseOf = (license: string, { words }: Page): Html | false =>
  license !== '' &&
  html`<span class="license" dir="auto">${icon('certificate')} ${words.licenseNumber(license)}</span>`;

/**
 * Renders the rating (mean and number of reviews) and the license, side by side if there is room; false if there is
 * neither.
 */
export function proofLine({ score, license }: Proof, page: Page): Html | false {
  return (
    (score !== null || license !== '') &&
    html`<p class="proof">${score && html`<span>${ratingOf(score, page)}</span>`}${licenseOf(license, page)}</p>`
  );
}

/** Whether the section below shows the badges, whose names the hero's list would repeat. */
const hasBadgesBelow = ({ present, section }: Page): boolean =>
  present[present.indexOf(section) + 1] === 'logo-w-text-grid';

/**
 * Renders rating, license and badges as a list; false if there are none. Badges are left out if their section is right
 * below.
 */
export function trustList(model: Proof & Pick<HeroModel, 'badges'>, page: Page): Html | false {
  const rows = [
    ratingOf(model.score, page),
    licenseOf(model.license, page),
    ...(hasBadgesBelow(page) ? [] : model.badges).map(
      ({ name }) => html`${icon('check')}<span dir="auto">${name}</span>`,
    ),
  ].filter((row) => row !== null && row !== false);
  return (
    rows.length > 0 &&
    html`<ul class="ticks">
      ${rows.map((row) => html`<li>${row}</li>`)}
    </ul>`
  );
}
