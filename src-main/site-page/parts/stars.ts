import { html, raw, type Html } from '../html/html.ts';

const star =
  '<svg viewBox="0 0 20 20"><path d="m10 1.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z"/></svg>';
const drawn = new Map<number, Html>();

/** Filled and empty stars with their words for screen readers. */
export function stars(count: number): Html {
  let markup = drawn.get(count);
  if (markup === undefined) {
    const row = star.repeat(count) + star.repeat(5 - count).replaceAll('<svg', '<svg class="off"');
    markup = html`<span class="stars" role="img" aria-label="${count} out of 5 stars">${raw(row)}</span>`;
    drawn.set(count, markup);
  }
  return markup;
}
