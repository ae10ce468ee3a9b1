import { html, raw, type Child, type Html } from '../html/html.ts';
import { safeUrl } from '../html/url.ts';
import { icon } from '../icons.ts';
import type { Cta } from '../content/cta.ts';
import type { Page } from '../page.ts';

const newTab = raw('target="_blank" rel="noopener"');

/** Renders a link. In previews only links within the page work, so that a click cannot leave the frame. */
export function link(page: Pick<Page, 'mode'>, target: string, content: Child, className = ''): Html {
  const href = safeUrl(target);
  const look = className !== '' && html`class="${className}"`;
  if (href === '' || (page.mode === 'preview' && !href.startsWith('#'))) {
    return html`<a role="link" aria-disabled="true" title="${href}" ${look}>${content}</a>`;
  }
  return html`<a href="${href}" ${href.startsWith('http') && newTab} ${look}>${content}</a>`;
}

/** Renders an email address or a payment account. A line may break before each `@`, `.` and `/`. */
export function breakableAddress(text: string): Html {
  return html`${text.split(/(?=[@./])/).map((part, at) => html`${at > 0 && html`<wbr />`}${part}`)}`;
}

export function mailLink(page: Pick<Page, 'mode'>, email: string): Html {
  return link(page, `mailto:${email}`, breakableAddress(email));
}

/**
 * Renders the text of a button. A button that calls or texts shows a small label and the number below, unless the label
 * contains the number.
 */
export function buttonText({ label, number }: Pick<Cta, 'label' | 'number'>): Html {
  if (number === undefined || label.includes(number)) return html`<span dir="auto">${label}</span>`;
  return html`<span><small dir="auto">${label}</small><span class="num">${number}</span></span>`;
}

export function button(page: Pick<Page, 'mode'>, cta: Cta, style: 'main' | 'second'): Html {
  return link(page, cta.href, html`${icon(cta.icon)}${buttonText(cta)}`, `btn ${style}`);
}

/** Renders a button for bars. If it calls or texts, it shows only the number: there is no room for the label too. */
export function shortButton(page: Pick<Page, 'mode'>, cta: Cta, style: 'main' | 'second'): Html {
  return button(page, cta.number === undefined ? cta : { ...cta, label: cta.number }, style);
}

/** Renders the calls to action as buttons, of which the first is the main button; false if there are none. */
export function buttons(page: Pick<Page, 'mode'>, ctas: readonly Cta[]): Html | false {
  return (
    ctas.length > 0 &&
    html`<p class="btns">${ctas.map((cta, at) => button(page, cta, at === 0 ? 'main' : 'second'))}</p>`
  );
}
