import { html, raw, type Child, type Html } from '../html/html.ts';
import { safeUrl } from '../html/url.ts';
import { icon } from '../icons.ts';
import type { Cta } from '../content/cta.ts';
import type { Page } from '../page.ts';

const newTab = raw('target="_blank" rel="noopener"');

/** A link. In previews only links within the page work, so that a click cannot leave the frame. */
export function link(page: Pick<Page, 'mode'>, target: string, content: Child, className = ''): Html {
  const href = safeUrl(target);
  const look = className !== '' && html`class="${className}"`;
  if (href === '' || (page.mode === 'preview' && !href.startsWith('#'))) {
    return html`<a role="link" aria-disabled="true" title="${href}" ${look}>${content}</a>`;
  }
  return html`<a href="${href}" ${href.startsWith('http') && newTab} ${look}>${content}</a>`;
}

/** An email address that may break only before its punctuation. */
export function breakableAddress(text: string): Html {
  return html`${text.split(/(?=[@./])/).map((part, at) => html`${at > 0 && html`<wbr />`}${part}`)}`;
}

export function mailLink(page: Pick<Page, 'mode'>, email: string): Html {
  return link(page, `mailto:${email}`, breakableAddress(email));
}

/** The words of a button; a button that dials shows the number below its label, which is small then. */
export function buttonText({ label, number }: Pick<Cta, 'label' | 'number'>): Html {
  if (number === undefined || label.includes(number)) return html`<span dir="auto">${label}</span>`;
  return html`<span><small dir="auto">${label}</small><span class="num">${number}</span></span>`;
}

export function button(page: Pick<Page, 'mode'>, cta: Cta, style: 'main' | 'second'): Html {
  return link(page, cta.href, html`${icon(cta.icon)}${buttonText(cta)}`, `btn ${style}`);
}

/** A button for bars, where there is no room for a label above the number. */
export function shortButton(page: Pick<Page, 'mode'>, cta: Cta, style: 'main' | 'second'): Html {
  return button(page, cta.number === undefined ? cta : { ...cta, label: cta.number }, style);
}

/** The calls to action; the first is the main button. */
export function buttons(page: Pick<Page, 'mode'>, ctas: readonly Cta[]): Html | false {
  return (
    ctas.length > 0 &&
    html`<p class="btns">${ctas.map((cta, at) => button(page, cta, at === 0 ? 'main' : 'second'))}</p>`
  );
}
