import type { Badge } from '../content/badges.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { picture } from './picture.ts';

/** Renders a badge's icon: a built-in icon, or the picture that staff chose for the badge. */
export function badgeIcon({ icon: mark }: Badge, page: Page): Html {
  return typeof mark === 'string' ? icon(mark) : picture(page, mark.url, 'badge', { alt: '' });
}

export function badgeWords({ name, note }: Badge): Html {
  return html`<span><b dir="auto">${name}</b>${note !== '' && html`<small dir="auto">${note}</small>`}</span>`;
}

/** Renders a list of badges below a heading that only screen readers show. */
export function badgeList(title: string, list: Html): Html {
  return html`<div class="w">
    <h2 class="vh" id="logo-w-text-grid-title">${title}</h2>
    ${list}
  </div>`;
}

/** Grounds of a section and of its words, for structures that show badges on cards. */
export const onCards = { ground: 'page', words: 'card' } as const;

/**
 * Returns the styles of a list of badges: in two columns, on wide screens in the columns of `gridStyle`, on very narrow
 * screens in one. Icons stand before the words.
 */
export const badgeListStyles = (list: string): string => css`
  ${list} ul {
    display: grid;
  }
  ${list} ul:has(> :only-child) {
    width: fit-content;
  }
  ${list} li {
    display: flex;
    align-items: center;
    gap: 0.7rem;
  }
  ${list} .mark {
    flex: none;
    color: var(--link);
  }
  ${list} img {
    width: 2.5rem;
    height: 2.5rem;
    object-fit: contain;
  }
  ${list} b,
  ${list} small {
    display: block;
    line-height: 1.3;
  }
  ${list} b {
    font-weight: var(--w-bold);
  }
  ${list} small {
    color: var(--quiet);
    font-size: var(--t-1);
  }
  @container s (min-width: 21.5rem) {
    ${list} ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${list} li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container s (max-width: 40rem) {
    ${list} li {
      gap: 0.5rem;
      font-size: var(--t-2);
    }
    /* Words that have no room beside a picture wrap below the picture. */
    ${list} li:has(img) {
      flex-wrap: wrap;
    }
  }
  @container s (min-width: 60rem) {
    ${list} ul {
      grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
    }
    ${list} li:last-child:nth-child(odd) {
      grid-column: auto;
    }
    ${list} li {
      gap: 0.9rem;
    }
  }
`;
