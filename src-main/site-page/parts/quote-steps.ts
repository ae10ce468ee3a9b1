import type { QuoteModel } from '../content/sections/get_a_quote.ts';
import { html, type Html } from '../html/html.ts';

export function quoteSteps({ steps }: Pick<QuoteModel, 'steps'>): Html | false {
  if (steps.length === 0) return false;
  return html`<ol class="steps">
    ${steps.map(
      ({ title, note }) =>
        html`<li>
          <h3 dir="auto">${title}</h3>
          ${note !== '' && html`<p dir="auto">${note}</p>`}
        </li>`,
    )}
  </ol>`;
}
