import type { NavigationModel } from '../content/sections/navigation.ts';
import { homeHref } from '../content/titles.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { logo } from './logo.ts';

/** The mark of a bar: the logo, else the name on at most two lines; it leads to the top of the page. */
export function navMark(model: NavigationModel, page: Page): Html {
  return html`<a class="mark${model.logo ? ' has-logo' : ''}" href="${homeHref(page)}">
    ${model.logo ? logo(model.logo, page, 'eager') : html`<b dir="auto">${model.short}</b>`}
  </a>`;
}

/** Of bars with the mark first, links and buttons after it. */
export const navStyles = css`
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
  .links ul {
    display: flex;
    gap: 0.2rem;
  }
  .links a {
    display: block;
    padding: 0.7rem;
    font-size: 0.98rem;
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
    white-space: nowrap;
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
  @container s (min-width: 68rem) {
    .small {
      display: none;
    }
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
