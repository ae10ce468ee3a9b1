import { css } from '../html/css.ts';
import { html, raw, type Html } from '../html/html.ts';

const star =
  '<svg viewBox="0 0 20 20"><path d="m10 1.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z"/></svg>';
const row = raw(star.repeat(5));
const drawn = new Map<number, Html>();

/** Five stars filled up to `score` (0–5), with their words for screen readers. */
export function stars(score: number): Html {
  let markup = drawn.get(score);
  if (markup === undefined) {
    markup = html`<span class="stars" role="img" aria-label="${score} out of 5 stars">
      <span aria-hidden="true">${row}</span><span aria-hidden="true" style="width:${score * 20}%">${row}</span>
    </span>`;
    drawn.set(score, markup);
  }
  return markup;
}

export const starStyles = css`
  .stars {
    position: relative;
    display: inline-flex;
    flex: none;
    color: #f7b01e;
  }
  .stars > span {
    display: flex;
    overflow: hidden;
  }
  .stars > :first-child {
    opacity: 0.28;
  }
  .stars > :last-child {
    position: absolute;
    inset: 0 auto 0 0;
  }
  .stars svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    margin-right: 0.1em;
    max-width: none;
    fill: currentColor;
  }
`;
