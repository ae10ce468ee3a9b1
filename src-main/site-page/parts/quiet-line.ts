import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';

/** Maximum number of items of a section that is drawn as one small line, without a large heading. */
const FEW = 3;

export const isFew = (items: readonly unknown[]): boolean => items.length <= FEW;

/** Renders a section of a few items as one small line: the title first, then the items. */
export function quietLine(id: string, { title, subtitle = '' }: { title: string; subtitle?: string }, items: Html[]) {
  return html`<div class="w quiet-line">
    <div>
      <h2 id="${id}-title" dir="auto">${title}</h2>
      ${subtitle !== '' && html`<p dir="auto">${subtitle}</p>`}
    </div>
    <ul>
      ${items}
    </ul>
  </div>`;
}

export const quietLineStyles = css`
  .quiet-line {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 2.5rem;
    align-items: center;
    padding-block: 1.5rem;
  }
  .quiet-line > div {
    max-width: 18rem;
    color: var(--quiet);
    font-size: var(--t-2);
    line-height: 1.4;
  }
  .quiet-line h2 {
    color: var(--quiet);
    font: var(--w-bold) var(--t-2) / 1.4 var(--f-text);
    letter-spacing: 0;
    text-transform: none;
  }
  .quiet-line ul {
    display: flex;
    flex: 1 1 16rem;
    flex-wrap: wrap;
    gap: 1rem 2rem;
    align-items: center;
  }
  .quiet-line li {
    display: flex;
    gap: 0.8rem;
    align-items: center;
    min-width: 0;
    font-size: var(--t-2);
    line-height: 1.35;
  }
  .quiet-line h3 {
    font: var(--w-bold) var(--t-3) / 1.35 var(--f-text);
    letter-spacing: 0;
    text-transform: none;
  }
  .quiet-line li p {
    color: var(--quiet);
  }
  .quiet-line li > div {
    min-width: 0;
  }
  .quiet-line img {
    width: auto;
    max-width: 8rem;
    height: 3.4rem;
    object-fit: contain;
  }
`;
