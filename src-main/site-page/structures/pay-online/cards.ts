import type { PayModel } from '../../content/sections/pay-online.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { gridStyle } from '../../parts/grid.ts';
import { payMethod, payStyles, payWords } from '../../parts/pay.ts';
import { always, type Structure } from '../structure.ts';

/** A compact card for each way to pay. */
export const cards: Structure<PayModel> = {
  fits: always,
  shared: [payStyles],
  render: (model, page) =>
    html`<div class="w band">
      ${heading('pay-online', model)}
      <ul style="${gridStyle(model.methods.length)}">
        ${model.methods.map((method) => html`<li class="card" data-ground="card">${payMethod(method, page)}</li>`)}
      </ul>
    </div>`,
  css: css`
    ${payWords('.pay-online-cards')}
    .pay-online-cards ul {
      display: grid;
      gap: var(--s-3);
      grid-template-columns: minmax(0, 1fr);
    }
    .pay-online-cards li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0.9rem 1rem;
      align-items: center;
      align-content: start;
      padding: 1.2rem;
    }
    @container s (min-width: 40rem) {
      .pay-online-cards ul {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .pay-online-cards li:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    @container s (min-width: 62rem) {
      .pay-online-cards ul {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      }
      .pay-online-cards li:last-child:nth-child(odd) {
        grid-column: auto;
      }
    }
    .pay-online-cards .btn {
      grid-column: 1 / -1;
      min-height: 2.9rem;
    }
  `,
};
