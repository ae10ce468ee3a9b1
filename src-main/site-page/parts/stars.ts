import { html, raw, type Html } from '../html/html.ts';
import type { Words } from '../words/words.ts';

const star = 'm10 1.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z';
const outline = [0, 21, 42, 63, 84].map((x) => `<path transform="translate(${x})" d="${star}"/>`);
const drawn = new Map<string, Html>();

/** One drawing of five stars, `score` (0–5) of them filled to the nearest half, with its words for screen readers. */
export function stars(score: number, words: Words): Html {
  const key = `${words.lang} ${score}`;
  let markup = drawn.get(key);
  if (markup === undefined) {
    const halves = Math.round(score * 2);
    const full = Math.floor(halves / 2);
    const half =
      halves % 2 === 1
        ? `<path transform="translate(${full * 21})" d="${star}" class="off"/><path transform="translate(${full * 21})" d="M10 1.6V15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z"/>`
        : '';
    const rest = outline.slice(full + (halves % 2)).join('');
    markup = html`<svg class="stars" viewBox="0 0 104 20" role="img" aria-label="${words.ofStars(score)}">
      ${raw(outline.slice(0, full).join('') + half + (rest === '' ? '' : `<g class="off">${rest}</g>`))}
    </svg>`;
    drawn.set(key, markup);
  }
  return markup;
}
