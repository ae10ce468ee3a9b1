import { html, raw, type Child, type Html } from '../html/html.ts';
import { safeUrl } from '../html/url.ts';
import { icon } from '../icons.ts';
import type { Cta } from '../content/cta.ts';
import type { Page } from '../page.ts';

const newTab = raw('target="_blank" rel="noopener"');

/** A link; in preview only those within the page lead anywhere, so that a click cannot leave the frame. */
export function link(page: Pick<Page, 'mode'>, target: string, content: Child, className = ''): Html {
  const href = safeUrl(target);
  const look = className !== '' && html`class="${className}"`;
  if (href === '' || (page.mode === 'preview' && !href.startsWith('#'))) {
    return html`<a role="link" aria-disabled="true" title="${href}" ${look}>${content}</a>`;
  }
  return html`<a href="${href}" ${href.startsWith('http') && newTab} ${look}>${content}</a>`;
}

export function button(page: Pick<Page, 'mode'>, cta: Cta, style: 'accent' | 'ghost' | 'solid'): Html {
  return link(page, cta.href, html`${icon(cta.icon)}<span>${cta.label}</span>`, `btn btn-${style}`);
}

/** The first call to action in the accent colour, the others quieter. */
export function buttons(
  page: Pick<Page, 'mode'>,
  ctas: readonly Cta[],
  second: 'ghost' | 'solid' = 'ghost',
): Html | false {
  return (
    ctas.length > 0 &&
    html`<p class="btns">${ctas.map((cta, at) => button(page, cta, at === 0 ? 'accent' : second))}</p>`
  );
}
