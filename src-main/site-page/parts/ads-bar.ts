import type { NavigationModel } from '../content/sections/navigation.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { shortButton } from './link.ts';
import { navMark } from './nav.ts';

/**
 * Renders the bar of a page for advertisements, which replaces the menu: the logo or the company's name, and a button
 * with the phone number. The button is hidden on small screens; phones have the phone bar.
 */
export function adsBar(model: NavigationModel, page: Page): Html {
  return html`<header class="s" data-v="${page.version}" data-ground="${page.ground}">
    <div class="in">
      <div class="w nav-row">
        ${navMark(model, page)}
        <div class="actions">${model.callButton && shortButton(page, model.callButton, 'main')}</div>
      </div>
    </div>
  </header>`;
}
