import type { NavigationPage } from '#shared/layout/pages.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon, type IconName } from '../icons.ts';
import type { Page } from '../page.ts';

export interface ListedLink {
  label: string;
  /** path from the site's root; '' for a name without a page */
  path: string;
}

const marks = { services: 'check', areas: 'pin' } as const satisfies Partial<Record<NavigationPage, IconName>>;

/**
 * Renders a heading, and below it services or towns, each with a link to its page; false if there are none. A name
 * without a page is not a link.
 */
export function linkBlock(
  of: keyof typeof marks,
  title: string,
  links: readonly ListedLink[],
  page: Page,
): Html | false {
  if (links.length === 0) return false;
  const hasPages = page.pages.some(({ id }) => id === of);
  return html`<h2>${title}</h2>
    <ul class="page-links">
      ${links.map(({ label, path }) => {
        const words = html`${icon(marks[of])}<span dir="auto">${label}</span>`;
        return html`<li>
          ${path === '' || !hasPages ? html`<span>${words}</span>` : html`<a href="${page.root + path}">${words}</a>`}
        </li>`;
      })}
    </ul>`;
}

export const localBlockStyles = css`
  .page-links {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.7rem;
    margin-top: 1.2rem;
  }
  .page-links li,
  .page-links span {
    min-width: 0;
    max-width: 100%;
    overflow-wrap: break-word;
  }
  .page-links a,
  .page-links li > span {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding: 0.4rem 1rem;
    border: 1px solid var(--line);
    border-radius: var(--r-button);
    line-height: 1.3;
    text-decoration: none;
  }
  .page-links a[href]:hover {
    text-decoration: underline;
  }
  .page-links .ico {
    flex: none;
    color: var(--link);
  }
`;
