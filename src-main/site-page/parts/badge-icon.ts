import type { Badge } from '../content/badges.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { picture } from './picture.ts';

/** A badge's mark: one of our icons, or the picture that staff gave it. */
export function badgeIcon({ icon: mark }: Badge, page: Page): Html {
  return typeof mark === 'string' ? icon(mark) : picture(page, mark.url, 'badge', { alt: '' });
}

/** Name and note of a badge. */
export function badgeWords({ name, note }: Badge): Html {
  return html`<span><b dir="auto">${name}</b>${note !== '' && html`<small dir="auto">${note}</small>`}</span>`;
}

/** A list of badges below a heading for screen readers only. */
export function badgeList(title: string, list: Html): Html {
  return html`<div class="w">
    <h2 class="vh" id="logo-w-text-grid-title">${title}</h2>
    ${list}
  </div>`;
}

/** Ground and ground of the words, for structures whose badges are on cards. */
export const onCards = { ground: 'page', words: 'card' } as const;

/** Badges in two columns, on wide screens in one row; the mark is at the left of the words. */
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
    /* Words for which there is no room beside a picture stand below it. */
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
