import { html, type Html } from '../html/html.ts';
import type { Page, SitePage } from '../page.ts';
import { link } from './link.ts';

/** The page with all items of the section. */
export const fullPage = ({ root, pages, section }: Page): SitePage | undefined =>
  root === '' ? pages.find((page) => page.section === section) : undefined;

/**
 * The items that the home page does not show at once: a link where the site has a page with all, else folded.
 * @param others draws the remaining items
 */
export function rest(page: Page, label: string, others: () => Html): Html {
  const own = fullPage(page);
  if (own) return html`<p class="all">${link(page, own.path, label, 'btn second')}</p>`;
  return folded(label, others);
}

export function folded(label: string, others: () => Html): Html {
  return html`<details class="more rest">
    <summary dir="auto">${label}</summary>
    ${others()}
  </details>`;
}
