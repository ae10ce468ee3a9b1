import { html, type Html } from '../html/html.ts';
import type { Page, SitePage } from '../page.ts';
import { link } from './link.ts';

/** Returns the page with all items of the section; undefined if the site has none, and on pages below the home page. */
export const fullPage = ({ root, pages, section }: Page): SitePage | undefined =>
  root === '' ? pages.find((page) => page.section === section) : undefined;

/**
 * Renders what leads to the items that are not shown at once: a link if the site has a page with all items, else the
 * folded items.
 * @param others renders the items that are not shown
 */
export function linkOrFold(page: Page, label: string, others: () => Html): Html {
  const own = fullPage(page);
  if (own) return html`<p class="all">${link(page, own.path, label, 'btn second')}</p>`;
  return foldable(label, others);
}

export function foldable(label: string, others: () => Html): Html {
  return html`<details class="more rest">
    <summary dir="auto">${label}</summary>
    ${others()}
  </details>`;
}
