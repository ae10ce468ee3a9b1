import type { NavigationModel } from '../content/sections/navigation.ts';
import { homeHref } from '../content/titles.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { barMark, namedStyles } from './logo.ts';

/**
 * Renders the logo of a bar, the name on at most two lines, or both. The whole is a link to the home page; on the home
 * page itself, to the main content.
 */
export function navMark(model: NavigationModel, page: Page): Html {
  return html`<a class="mark${model.logo ? ' has-logo' : ''}" href="${homeHref(page)}"> ${barMark(model, page)} </a>`;
}

/** Estimated widths in rem: of the logo or name, of a button, of a letter of a link, and of the space around a link. */
const MARK = 16;
const BUTTON = 12;
const LETTER = 0.52;
const AROUND = 1.5;

/**
 * Estimates from the number of letters whether a bar has room for all its links. Returns '' if it has room on all
 * screens on which it shows links, ` tight` if only on large ones, and ` many` if on none. A bar without room shows the
 * first links, and the button of the menu.
 */
export function linkRoom({ entries }: Pick<NavigationModel, 'entries'>, buttons: number): '' | ' tight' | ' many' {
  const links = entries.reduce((sum, { label }) => sum + [...label].length * LETTER + AROUND, 0);
  const need = MARK + buttons * BUTTON + links;
  return need <= 62 ? '' : need <= 76 ? ' tight' : ' many';
}

/** Keeps links on one line. Links that do not fit wrap to a second line, which is hidden. */
export const linkRoomStyles = css`
  .room .links ul {
    flex-wrap: wrap;
    justify-content: flex-end;
    height: 2.75rem;
    overflow: hidden;
  }
  .room .links a {
    display: flex;
    align-items: center;
    height: 2.75rem;
    padding-block: 0;
    white-space: nowrap;
  }
  .room .links a:focus-visible {
    outline-offset: -3px;
  }
  @container s (min-width: 68rem) {
    .room > .mark {
      flex: none;
      max-width: 22rem;
    }
    .room .small .tap:not(:last-child),
    .room:not(.tight, .many) .small {
      display: none;
    }
  }
  @container s (min-width: 81rem) {
    .room.tight .small {
      display: none;
    }
  }
`;

/** Styles of bars that begin with the logo, followed by links and buttons. */
export const navStyles = css`
  ${linkRoomStyles}
  .nav-row {
    display: flex;
    align-items: center;
    gap: 1.25rem;
    min-height: 4.25rem;
  }
  .mark {
    position: relative;
    display: flex;
    align-items: center;
    align-self: stretch;
    min-width: 0;
    text-decoration: none;
  }
  .nav-row > .mark {
    margin-inline-end: auto;
  }
  .mark b {
    padding-bottom: 0.1em;
    font: var(--w-display) 1.35rem/1.12 var(--f-display);
    letter-spacing: var(--tracking);
    text-transform: var(--case);
    text-wrap: balance;
    overflow-wrap: break-word;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  .mark .logo {
    display: block;
    width: min(var(--logo), 14rem, 46vw);
    height: 3.2rem;
  }
  .mark .logo :is(img, video) {
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: left center;
  }
  ${namedStyles}
  .links ul {
    display: flex;
    gap: 0.2rem;
  }
  .links a {
    padding-inline: 0.7rem;
    font-size: 0.98rem;
    font-weight: 600;
    text-decoration: none;
  }
  .links a:hover {
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
  .actions {
    display: flex;
    gap: 0.6rem;
  }
  .actions .btn {
    min-height: 2.8rem;
    padding: 0.4rem 1.1rem;
    white-space: nowrap;
  }
  .small {
    display: flex;
    gap: 0.5rem;
  }
  @container s (max-width: 67.99rem) {
    .links {
      display: none;
    }
    .small .tap:not(:last-child) {
      display: none;
    }
  }
  @container s (max-width: 47.99rem) {
    .actions {
      display: none;
    }
    .small .tap:not(:last-child) {
      display: grid;
    }
    .mark b {
      font-size: 1.15rem;
    }
  }
  @media print {
    #navigation {
      position: static;
    }
    .nav-row > :not(.mark) {
      display: none;
    }
  }
`;
