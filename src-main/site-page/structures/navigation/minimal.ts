import type { NavigationModel } from '../../content/sections/navigation.ts';
import { homeHref } from '../../content/titles.ts';
import { barOnceScrolled, css, stickyBar } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { link } from '../../parts/link.ts';
import { barMark, namedStyles } from '../../parts/logo.ts';
import { linkRoom, linkRoomStyles } from '../../parts/nav.ts';
import { entryList, menu, menuStyles, smallActions } from '../../parts/menu.ts';
import { always, type Structure } from '../structure.ts';

/** A thin bar on the ground `page`: logo or name, links, and the phone number or one action as a plain link. */
export const minimal: Structure<NavigationModel> = {
  ground: 'page',
  fits: always,
  shared: [menuStyles, linkRoomStyles, namedStyles],
  render: (model, page) =>
    html`<div class="w row room${linkRoom(model, 1)}">
      <a class="mark" href="${homeHref(page)}"> ${barMark(model, page)} </a>
      <nav class="links" aria-label="${page.words.mainMenu}">${entryList(model)}</nav>
      <div class="call">
        ${model.callButton ? link(page, model.callButton.href, model.callButton.number, 'num') : model.actions.slice(0, 1).map(({ href, label }) => link(page, href, label))}
      </div>
      <div class="small">${smallActions(model, page)}</div>
    </div>`,
  overlay: menu,
  css: css`
    .navigation-minimal {
      ${stickyBar};
      border-bottom: 1px solid var(--line);
    }
    .navigation-minimal .row {
      display: flex;
      align-items: center;
      gap: 1.25rem;
      min-height: 3.75rem;
    }
    .navigation-minimal .mark {
      min-width: 0;
      margin-inline-end: auto;
      text-decoration: none;
    }
    .navigation-minimal .mark b {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      padding-bottom: 0.1em;
      color: var(--head);
      font: var(--w-display) 1.2rem/1.12 var(--f-display);
      letter-spacing: var(--tracking);
      text-wrap: balance;
      overflow-wrap: break-word;
    }
    .navigation-minimal .logo {
      display: block;
      width: min(var(--logo), 12rem, 46vw);
      height: 2.5rem;
    }
    .navigation-minimal .logo :is(img, video) {
      width: 100%;
      height: 100%;
      object-fit: contain;
      object-position: left center;
    }
    .navigation-minimal .links ul {
      display: flex;
      gap: 0.15rem;
    }
    .navigation-minimal .links a {
      padding-inline: 0.65rem;
      font-size: 0.95rem;
      text-decoration: none;
    }
    .navigation-minimal :is(.links, .call) a:hover {
      text-decoration: underline;
      text-underline-offset: 0.35em;
    }
    .navigation-minimal .call a {
      display: block;
      padding-block: 0.6rem;
      font-weight: var(--w-bold);
      text-decoration: none;
      white-space: nowrap;
    }
    .navigation-minimal .small {
      display: flex;
      gap: 0.5rem;
    }
    @container s (max-width: 67.99rem) {
      .navigation-minimal .links,
      .navigation-minimal .small .tap:first-child:not(:last-child) {
        display: none;
      }
    }
    @container s (max-width: 30rem) {
      .navigation-minimal .call {
        display: none;
      }
      .navigation-minimal .small .tap:first-child:not(:last-child) {
        display: grid;
      }
    }
    ${barOnceScrolled('.navigation-minimal')}
    @media print {
      .navigation-minimal {
        position: static;
      }
      .navigation-minimal .row > :not(.mark) {
        display: none;
      }
    }
  `,
};
