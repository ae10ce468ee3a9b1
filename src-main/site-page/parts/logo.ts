import type { Logo } from '../content/logo.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { picture } from './picture.ts';

/** The logo in a box of fixed size (`--logo` is the chosen width), so that nothing moves when it is loaded. */
export function logo({ url, alt, width }: Logo, page: Page, loading: 'beside' | 'lazy'): Html {
  return html`<span class="logo" style="--logo:${width}px">${picture(page, url, 'logo', { alt, loading })}</span>`;
}
