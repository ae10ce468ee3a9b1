import { html, type Html } from '../html/html.ts';

/** Heading of a section with the accent rule and the line below it. */
export function heading(id: string, title: string, subtitle: string, kicker = ''): Html {
  return html`<div class="head">
    ${kicker !== '' && html`<p class="kicker">${kicker}</p>`}
    <h2 id="${id}-title">${title}</h2>
    ${subtitle !== '' && html`<p class="sub">${subtitle}</p>`}
  </div>`;
}
