import { hasForm, type QuoteModel } from '../../content/sections/get_a_quote.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { form, formStyles } from '../../parts/form.ts';
import { heading } from '../../parts/heading.ts';
import { quoteSteps } from '../../parts/quote-steps.ts';
import { contact, contactStyles } from '../../parts/reach.ts';
import { always, type Structure } from '../structure.ts';

/** Steps and ways to reach the business at the left, the form on a card at the right. */
export const side: Structure<QuoteModel> = {
  fits: always,
  hasForm,
  shared: [formStyles, contactStyles],
  render(model, page) {
    const own = page.hasFormAbove ? null : model.form;
    return html`<div class="w band row${own ? ' has-form' : ''}">
      <div>${heading('get_a_quote', model)} ${quoteSteps(model)} ${contact(model, page)}</div>
      ${own && html`<div class="card side" data-ground="card">${form(own, page, 'quote')}</div>`}
    </div>`;
  },
  css: sideStyles('side'),
};

export function sideStyles(name: string): string {
  const root = `.get_a_quote-${name}`;
  return css`
    ${root} .row {
      display: grid;
      gap: 3rem clamp(2.5rem, 6vw, 6rem);
      align-items: start;
    }
    ${root} .head {
      margin-bottom: 0;
    }
    ${root} :is(.steps, .contact) {
      margin-top: 2rem;
    }
    ${root} .side {
      padding: clamp(1.4rem, 1rem + 2.2vw, 2.4rem);
    }
    ${root} .steps {
      counter-reset: step;
      display: grid;
      gap: 1.3rem;
    }
    ${root} .steps li {
      position: relative;
      min-height: 2.6rem;
      padding-inline-start: 3.6rem;
      counter-increment: step;
    }
    ${root} .steps li::before {
      content: counter(step);
      position: absolute;
      inset-inline-start: 0;
      top: 0;
      display: grid;
      place-items: center;
      width: 2.5rem;
      height: 2.5rem;
      border-radius: var(--r-button);
      background: var(--link);
      color: var(--bg);
      font-weight: var(--w-bold);
    }
    ${root} .steps h3 {
      font-size: var(--t-4);
    }
    ${root} .steps p {
      color: var(--quiet);
    }
    @container s (min-width: 62rem) {
      ${root} .has-form {
        grid-template-columns: 1fr minmax(0, 34rem);
      }
    }
  `;
}
