import type { Logo } from '../content/logo.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { picture } from './picture.ts';

/** Renders the logo in a box of fixed size (`--logo` is the chosen width), so that nothing moves when it is loaded. */
export function logo({ url, alt, width }: Logo, page: Page, loading: 'beside' | 'lazy'): Html {
  return html`<span class="logo" style="--logo:${width}px">${picture(page, url, 'logo', { alt, loading })}</span>`;
}

/**
 * Renders the logo of a bar, with the name beside it if `withName` is set. Renders only the name if there is no logo.
 */
export function barMark({ logo: own, short }: { logo: Logo | null; short: string }, page: Page): Html {
  if (!own) return html`<b dir="auto">${short}</b>`;
  if (!own.withName) return logo(own, page, 'beside');
  // The logo has no alt text here, so that screen readers read the name only once.
  const mark = logo({ ...own, alt: '' }, page, 'beside');
  return html`<span class="named" style="--shape:${own.ratio?.toFixed(2) ?? '1'}"
    >${mark}<b dir="auto">${short}</b></span
  >`;
}

/** A logo beside the name has the usual height, and the width that follows from its aspect ratio (`--shape`). */
export const namedStyles = css`
  .named {
    display: flex;
    align-items: center;
    gap: 0.7rem;
    min-width: 0;
  }
  .mark .named b {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  .mark .named .logo {
    flex: none;
    width: auto;
    max-width: 40%;
    aspect-ratio: var(--shape);
  }
`;
