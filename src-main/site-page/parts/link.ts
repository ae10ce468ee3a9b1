import { attributes, html, type Child, type Html } from '../html/html.ts';
import { safeUrl } from '../html/url.ts';
import { icon } from '../icons.ts';
import type { Cta } from '../content/cta.ts';
import type { Page } from '../page.ts';

type LinkAttributes = Readonly<Record<string, string | boolean | null | undefined>>;

/** A link; in preview only those within the page lead anywhere, so that a click cannot leave the frame. */
export function link(page: Pick<Page, 'mode'>, target: string, content: Child, more: LinkAttributes = {}): Html {
  const href = safeUrl(target);
  const leaves = !href.startsWith('#');
  if (href === '' || (page.mode === 'preview' && leaves)) {
    return html`<a role="link" aria-disabled="true" ${attributes({ ...more, title: href || null })}>${content}</a>`;
  }
  const away = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener' } : {};
  return html`<a${attributes({ href, ...away, ...more })}>${content}</a>`;
}

export function button(page: Pick<Page, 'mode'>, cta: Cta, style: 'accent' | 'ghost' | 'solid'): Html {
  return link(page, cta.href, html`${icon(cta.icon)}<span>${cta.label}</span>`, { class: `btn btn-${style}` });
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
