import { html, type Html } from '../html/html.ts';
import type { Words } from '../words/words.ts';

/** Returns the SVG path of the star at a place in the row. */
const star = (at: number): string =>
  `M${10 + 21 * at} 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z`;
const halfStar = (at: number): string => `M${10 + 21 * at} 1.6V15l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z`;
const row = [0, 1, 2, 3, 4];
const drawn = new Map<string, Html>();

/** Draws five stars, `score` (0–5) of them filled, rounded to halves. The drawing has a label for screen readers. */
export function stars(score: number, words: Words): Html {
  const key = `${words.lang} ${score}`;
  let markup = drawn.get(key);
  if (markup === undefined) {
    const halves = Math.round(score * 2);
    const full = Math.floor(halves / 2);
    const filled = row.slice(0, full).map(star).join('') + (halves % 2 === 1 ? halfStar(full) : '');
    const others = row.slice(full).map(star).join('');
    markup = html`<svg class="stars" viewBox="0 0 104 20" role="img" aria-label="${words.ofStars(score)}">
      <path d="${filled}" />
      ${others !== '' && html`<path class="off" d="${others}" />`}
    </svg>`;
    drawn.set(key, markup);
  }
  return markup;
}
