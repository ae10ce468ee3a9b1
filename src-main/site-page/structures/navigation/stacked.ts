import type { NavigationModel } from '../../content/sections/navigation.ts';
import { homeHref } from '../../content/titles.ts';
import { css, stickyBar } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import { link } from '../../parts/link.ts';
import { barMark, namedStyles } from '../../parts/logo.ts';
import { entryList, menu, menuStyles, smallActions } from '../../parts/menu.ts';
import { always, type Structure } from '../structure.ts';

/** A letterhead: place left, logo or name in the middle, phone number right, and the links below between hairlines. */
export const stacked: Structure<NavigationModel> = {
  ground: 'page',
  fits: always,
  shared: [menuStyles, namedStyles],
  render: (model, page) =>
    html`<div class="w row">
        <p class="place">${model.place !== '' && html`${icon('pin')}<span dir="auto">${model.place}</span>`}</p>
        <a class="mark" href="${homeHref(page)}">
          ${barMark(model, page)} ${!model.logo && model.years !== '' && html`<small dir="auto">${model.years}</small>`}
        </a>
        <p class="call">
          ${model.callButton && link(page, model.callButton.href, html`${icon('phone')}<span class="num">${model.callButton.number}</span>`)}
        </p>
        <div class="small">${smallActions(model, page)}</div>
      </div>
      <nav class="w links" aria-label="${page.words.mainMenu}">${entryList(model)}</nav>`,
  overlay: menu,
  css: css`
    .navigation-stacked {
      ${stickyBar};
      border-bottom: 1px solid var(--line);
    }
    .navigation-stacked .row {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 1rem;
      align-items: center;
      min-height: 4rem;
      padding-block: 0.5rem;
    }
    .navigation-stacked p {
      display: none;
      line-height: 1.35;
    }
    .navigation-stacked .call {
      justify-content: flex-end;
      font-weight: var(--w-bold);
    }
    .navigation-stacked p a {
      display: flex;
      align-items: center;
      min-height: 2.75rem;
      gap: 0.5rem;
      text-decoration: none;
      white-space: nowrap;
    }
    .navigation-stacked p .ico {
      color: var(--mark);
    }
    .navigation-stacked .mark {
      min-width: 0;
      color: var(--head);
      text-decoration: none;
    }
    .navigation-stacked .mark b {
      display: block;
      font: var(--w-display) 1.35rem/1.12 var(--f-display);
      letter-spacing: var(--tracking);
      text-wrap: balance;
      overflow-wrap: break-word;
    }
    .navigation-stacked .mark small {
      display: none;
      margin-top: 0.15rem;
      color: var(--quiet);
      font-size: var(--t-2);
      line-height: 1.3;
    }
    .navigation-stacked .logo {
      display: block;
      width: min(var(--logo), 14rem, 46vw);
      height: 3.2rem;
    }
    .navigation-stacked .logo :is(img, video) {
      width: 100%;
      height: 100%;
      object-fit: contain;
      object-position: left center;
    }
    .navigation-stacked .small {
      display: flex;
      gap: 0.5rem;
    }
    .navigation-stacked .links {
      display: none;
      border-top: 1px solid var(--line);
    }
    .navigation-stacked .links ul {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0 0.6rem;
    }
    .navigation-stacked .links a {
      display: block;
      padding: 0.55rem 0.7rem;
      font-size: 1rem;
      line-height: 1.3;
      text-decoration: none;
    }
    .navigation-stacked .links a:hover {
      text-decoration: underline;
      text-underline-offset: 0.35em;
    }
    @container s (min-width: 60rem) {
      .navigation-stacked .row {
        grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      }
      .navigation-stacked p {
        display: flex;
        align-items: center;
        gap: 0.5rem;
      }
      .navigation-stacked .mark {
        max-width: 34rem;
        text-align: center;
      }
      .navigation-stacked .mark b {
        font-size: 1.7rem;
      }
      .navigation-stacked .mark small,
      .navigation-stacked .links {
        display: block;
      }
      .navigation-stacked .logo :is(img, video) {
        object-position: center;
      }
      .navigation-stacked .small {
        display: none;
      }
    }
    @media print {
      .navigation-stacked {
        position: static;
      }
      .navigation-stacked :is(.links, .small) {
        display: none;
      }
    }
  `,
};
