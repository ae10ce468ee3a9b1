import type { PayModel } from '../../content/sections/pay-online.ts';
import { always, type Structure } from '../../engine/structure.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { payMethod, payStyles, payWords } from '../../parts/pay.ts';

/** A compact card for each way to pay. */
export const cards: Structure<PayModel> = {
  fits: always,
  shared: [payStyles],
  render: (model, page) =>
    html`<div class="w band">
      ${heading('pay-online', model)}
      <ul>
        ${model.methods.map((method) => html`<li class="card" data-ground="card">${payMethod(method, page)}</li>`)}
      </ul>
    </div>`,
  css: css`
    ${payWords('.pay-online-cards')}
    .pay-online-cards ul {
      display: grid;
      gap: var(--s-3);
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    }
    .pay-online-cards li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0.9rem 1rem;
      align-items: center;
      align-content: start;
      padding: 1.2rem;
    }
    .pay-online-cards .btn {
      grid-column: 1 / -1;
      min-height: 2.9rem;
    }
  `,
};
