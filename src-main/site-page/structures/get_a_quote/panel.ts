import type { QuoteModel } from '../../content/sections/get_a_quote.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { form, formStyles } from '../../parts/form.ts';
import { heading } from '../../parts/heading.ts';
import { proofLine } from '../../parts/hero-words.ts';
import { buttons } from '../../parts/link.ts';
import { quoteSteps } from '../../parts/quote-steps.ts';
import { reachList, reachStyles } from '../../parts/reach.ts';
import { always, type Structure } from '../structure.ts';

/** Heading and steps in a row, then one panel with the form and the ways to reach the business. */
export const panel: Structure<QuoteModel> = {
  fits: always,
  shared: [formStyles, reachStyles],
  render: (model, page) =>
    html`<div class="w band">
      ${heading('get_a_quote', model)} ${quoteSteps(model)}
      <div class="card panel${model.form ? ' has-form' : ''}" data-ground="card">
        ${model.form && html`<div>${form(model.form, page, 'quote')}</div>`}
        <div>${reachList(model, page)} ${proofLine(model, page)} ${buttons(page, model.cta ? [model.cta] : [])}</div>
      </div>
    </div>`,
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
    .get_a_quote-panel .btns {
      margin-top: 1.6rem;
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
