import type { Heading } from '../content/heading.ts';
import { html, type Html } from '../html/html.ts';

/** Heading of a section, which names it for screen readers, and the line below it. */
export function heading(id: string, { kicker, title, subtitle }: Heading): Html {
  return html`<div class="head">
    ${kicker !== '' && html`<p class="kick" dir="auto">${kicker}</p>`}
    <h2 id="${id}-title" dir="auto">${title}</h2>
    ${subtitle !== '' && html`<p class="sub" dir="auto">${subtitle}</p>`}
  </div>`;
}
