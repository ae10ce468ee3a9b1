import { hasForm, type QuoteModel } from '../../content/sections/get_a_quote.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { form, formStyles } from '../../parts/form.ts';
import { heading } from '../../parts/heading.ts';
import { contact, contactStyles } from '../../parts/reach.ts';
import { always, type Structure } from '../structure.ts';

/**
 * The steps as numbered tiles in a row. Below the tiles is the form, beside the ways to reach the business and the
 * rating. The license is left out, because languages with this structure show it in the hero.
 */
export const steps: Structure<QuoteModel> = {
  innerGround: 'card',
  fits: always,
  hasForm,
  shared: [formStyles, contactStyles],
  render(model, page) {
    const own = page.hasFormAbove ? null : model.form;
    return html`<div class="w band">
      ${heading('get_a_quote', model)}
      ${
        model.steps.length > 0 &&
        html`<ol>
          ${model.steps.map(
            ({ title, note }, at) =>
              html`<li class="card" data-ground="card">
                <i aria-hidden="true">${at + 1}</i>
                <h3 dir="auto">${title}</h3>
                ${note !== '' && html`<p dir="auto">${note}</p>`}
              </li>`,
          )}
        </ol>`
      }
      <div class="row${own ? ' has-form' : ''}">
        ${own && html`<div class="card side" data-ground="card">${form(own, page, 'quote')}</div>`}
        <div class="card side" data-ground="card">${contact({ ...model, license: '' }, page)}</div>
      </div>
    </div>`;
  },
  css: css`
    .get_a_quote-steps ol {
      display: grid;
      gap: var(--s-3);
      grid-template-columns: minmax(0, 1fr);
      margin-bottom: var(--s-3);
    }
    .get_a_quote-steps li.card {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 0.9rem;
      padding: 1rem 1.2rem;
    }
    .get_a_quote-steps li i {
      grid-row: span 2;
      display: grid;
      place-items: center;
      width: 2.1rem;
      height: 2.1rem;
      border-radius: var(--r-button);
      background: var(--wash);
      color: var(--link);
      font-style: normal;
      font-weight: var(--w-bold);
    }
    .get_a_quote-steps li h3 {
      font-size: 1.05rem;
    }
    .get_a_quote-steps li p {
      color: var(--quiet);
      font-size: var(--t-2);
    }
    .get_a_quote-steps .row {
      display: grid;
      gap: var(--s-3);
      align-items: start;
    }
    .get_a_quote-steps .side {
      padding: clamp(1.2rem, 2.2vw, 1.9rem);
    }
    /* The phone bar has links to call and text. On phones a card with nothing else is hidden if the form is shown. */
    @media (max-width: 40rem) {
      .get_a_quote-steps .has-form .side:not(:has(form, .reach-mail, .proof, .btns)) {
        display: none;
      }
    }
    @container s (min-width: 48rem) {
      .get_a_quote-steps ol {
        grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
      }
    }
    @container s (min-width: 60rem) {
      .get_a_quote-steps .has-form {
        grid-template-columns: 1.6fr 1fr;
      }
    }
  `,
};
