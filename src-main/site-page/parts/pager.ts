import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { link } from './link.ts';

/**
 * Returns the path of one part of a page that is split: `gallery/`, `gallery/2/` and so on.
 * @param at index of the part, from 0
 */
export const partPath = (path: string, at: number): string => (at === 0 ? path : `${path}${at + 1}/`);

/**
 * Renders links to the previous and the next part of a page that is split; false for a page in one part.
 * @param at index of the part, from 0
 */
export function pager(path: string, at: number, count: number, page: Page): Html | false {
  const { words, root } = page;
  if (count === 1) return false;
  return html`<p class="pager">
    ${at > 0 && link(page, root + partPath(path, at - 1), words.previousPage, 'btn second')}
    <span>${words.pageOf(at + 1, count)}</span>
    ${at < count - 1 && link(page, root + partPath(path, at + 1), words.nextPage, 'btn second')}
  </p>`;
}

export const pagerStyles = css`
  .pager {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    align-items: center;
    justify-content: center;
  }
`;
