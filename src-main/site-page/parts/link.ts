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

/** An address may be broken before its marks alone. */
export function breakableAddress(text: string): Html {
  return html`${text.split(/(?=[@./])/).map((part, at) => html`${at > 0 && html`<wbr />`}${part}`)}`;
}

export function mailLink(page: Pick<Page, 'mode'>, email: string): Html {
  return link(page, `mailto:${email}`, breakableAddress(email));
}

/** A button that dials shows the number, whatever its words are: the words small above it. */
export function buttonText({ label, number }: Pick<Cta, 'label' | 'number'>): Html {
  if (number === undefined || label.includes(number)) return html`<span dir="auto">${label}</span>`;
  return html`<span><small dir="auto">${label}</small><span class="num">${number}</span></span>`;
}

export function button(page: Pick<Page, 'mode'>, cta: Cta, style: 'main' | 'second'): Html {
  return link(page, cta.href, html`${icon(cta.icon)}${buttonText(cta)}`, `btn ${style}`);
}

/** For bars, where there is no room for words above the number. */
export function shortButton(page: Pick<Page, 'mode'>, cta: Cta, style: 'main' | 'second'): Html {
  return button(page, cta.number === undefined ? cta : { ...cta, label: cta.number }, style);
}

/** The first call to action is the main button, the others are quieter. */
export function buttons(page: Pick<Page, 'mode'>, ctas: readonly Cta[]): Html | false {
  return (
    ctas.length > 0 &&
    html`<p class="btns">${ctas.map((cta, at) => button(page, cta, at === 0 ? 'main' : 'second'))}</p>`
  );
}
