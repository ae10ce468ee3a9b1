import { hasForm, type QuoteModel } from '../../content/sections/get_a_quote.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { form, formStyles } from '../../parts/form.ts';
import { heading } from '../../parts/heading.ts';
import { quoteSteps } from '../../parts/quote-steps.ts';
import { contact, contactStyles } from '../../parts/reach.ts';
import { always, type Structure } from '../structure.ts';

/** The heading, the steps in a row, and one panel with the form and the ways to reach the business. */
export const panel: Structure<QuoteModel> = {
  fits: always,
  hasForm,
  shared: [formStyles, contactStyles],
  render(model, page) {
    const own = page.hasFormAbove ? null : model.form;
    return html`<div class="w band">
      ${heading('get_a_quote', model)} ${quoteSteps(model)}
      <div class="card panel${own ? ' has-form' : ''}" data-ground="card">
        ${own && html`<div>${form(own, page, 'quote')}</div>`} ${contact(model, page)}
      </div>
    </div>`;
  },
  css: css`
    .get_a_quote-panel .steps {
      counter-reset: step;
      display: grid;
      gap: 1.3rem 2.5rem;
      margin-bottom: 2.4rem;
    }
    .get_a_quote-panel .steps li {
      counter-increment: step;
    }
    .get_a_quote-panel .steps li::before {
      content: counter(step);
      display: block;
      color: var(--mark);
      font: var(--w-display) 1.8rem/1.2 var(--f-display);
    }
    .get_a_quote-panel .steps p {
      color: var(--quiet);
    }
    .get_a_quote-panel .panel {
      display: grid;
      gap: 2rem clamp(2rem, 5cqi, 4rem);
      padding: clamp(1.4rem, 4cqi, 3rem);
    }
    @container s (min-width: 48rem) {
      .get_a_quote-panel .steps {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      .get_a_quote-panel .has-form {
        grid-template-columns: 1.5fr minmax(0, 1fr);
      }
    }
  `,
};
