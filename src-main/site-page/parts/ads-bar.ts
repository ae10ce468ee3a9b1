import type { NavigationModel } from '../content/sections/navigation.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { shortButton } from './link.ts';
import { navMark } from './nav.ts';

/**
 * The bar of a page for advertisements, in place of the menu: the company's name and its number. Small screens have the
 * phone bar for calls.
 */
export function adsBar(model: NavigationModel, page: Page): Html {
  return html`<header class="s" data-v="${page.version}" data-ground="${page.ground}">
    <div class="in">
      <div class="w nav-row">
        ${navMark(model, page)}
        <div class="actions">${model.call && shortButton(page, model.call, 'main')}</div>
      </div>
    </div>
  </header>`;
}
