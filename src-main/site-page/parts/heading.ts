import type { Heading } from '../content/heading.ts';
import { html, type Html } from '../html/html.ts';

/** Renders a section's heading, which names the section for screen readers, and the lines above and below it. */
export function heading(id: string, { kicker, title, subtitle }: Heading): Html {
  return html`<div class="head">
    ${kicker !== '' && html`<p class="kick" dir="auto">${kicker}</p>`}
    <h2 id="${id}-title" dir="auto">${title}</h2>
    ${subtitle !== '' && html`<p class="sub" dir="auto">${subtitle}</p>`}
  </div>`;
}
