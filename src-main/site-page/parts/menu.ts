import type { NavigationModel } from '../content/sections/navigation.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { button, link } from './link.ts';

export function entryList({ entries }: Pick<NavigationModel, 'entries'>): Html {
  return html`<ul>
    ${entries.map(({ label, href }) => html`<li><a href="${href}" dir="auto">${label}</a></li>`)}
  </ul>`;
}

/** Renders the buttons of a bar on small screens: call and menu. */
export function smallActions(model: NavigationModel, page: Page): Html {
  const { callButton } = model;
  const { words } = page;
  return html`${callButton && link(page, callButton.href, html`${icon('phone')}<span class="vh">${words.callNumber(callButton.number)}</span>`, 'tap')}
    <a class="tap" href="#menu">${icon('menu')}<span class="vh">${words.menu}</span></a>`;
}

/**
 * Renders the menu for bars without room for all links, as on small screens. It opens by its address (`#menu`), so that
 * following a link closes it without a script.
 */
export function menu(model: NavigationModel, page: Page): Html {
  const { words } = page;
  return html`<div id="menu" class="menu">
    <a class="menu-veil" href="#navigation" tabindex="-1" aria-hidden="true"></a>
    <nav class="menu-panel" data-ground="${page.ground}" aria-label="${words.menu}">
      <div class="menu-top">
        <span dir="auto">${model.name}</span>
        <a class="tap" href="#navigation">${icon('close')}<span class="vh">${words.closeMenu}</span></a>
      </div>
      ${entryList(model)}
      <div class="menu-actions">${model.actions.map((cta, at) => button(page, cta, at === 0 ? 'main' : 'second'))}</div>
    </nav>
  </div>`;
}

export const menuStyles = css`
  .tap {
    flex: none;
    display: grid;
    place-items: center;
    width: 2.875rem;
    height: 2.875rem;
    border: 1px solid var(--field);
    border-radius: min(var(--r-button), 12px);
    color: inherit;
    font-size: 1.1rem;
  }
  .menu {
    position: fixed;
    inset: 0;
    z-index: 50;
    overflow: hidden;
    visibility: hidden;
    transition: visibility 0.25s;
  }
  .menu:target {
    visibility: visible;
  }
  body:has(.menu:target) {
    overflow: hidden;
  }
  body:has(.menu:target) > :not(.over) {
    visibility: hidden;
  }
  .menu-veil {
    position: absolute;
    inset: 0;
    background: rgb(6 9 14 / 92%);
    opacity: 0;
    transition: opacity 0.25s;
  }
  .menu:target .menu-veil {
    opacity: 1;
  }
  .menu-panel {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: min(22rem, 88vw);
    padding: 0.7rem 1.25rem 2rem;
    overflow-y: auto;
    opacity: 0;
    transition: opacity 0.2s;
  }
  .menu:target .menu-panel {
    opacity: 1;
  }
  .menu-top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    margin-bottom: 1rem;
    font-weight: var(--w-bold);
    line-height: 1.25;
  }
  .menu-top > span {
    min-width: 0;
    overflow-wrap: break-word;
  }
  .menu-panel li a {
    overflow-wrap: break-word;
    display: block;
    padding: 0.95rem 0.25rem;
    border-bottom: 1px solid var(--line);
    font-size: 1.15rem;
    font-weight: 600;
    text-decoration: none;
  }
  .menu-actions {
    display: grid;
    gap: 0.75rem;
    margin-top: 1.25rem;
  }
`;
