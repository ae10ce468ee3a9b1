import { html, type Html } from '../html/html.ts';
import type { Page, SitePage } from '../page.ts';
import { link } from './link.ts';

/** The page that has all of what the home page shows some of. */
export const fullPage = ({ root, pages, section }: Page): SitePage | undefined =>
  root === '' ? pages.find(({ of }) => of === section) : undefined;

/**
 * What the home page does not show of a list at once: behind a link where the site has a page with all of it, else folded.
 * @param others draws what is left
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
