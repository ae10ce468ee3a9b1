import type { PayModel } from '../../content/sections/pay-online.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { payMethod, payStyles, payWords } from '../../parts/pay.ts';
import { always, type Structure } from '../structure.ts';

/** The ways to pay as lines: mark, account, button. */
export const buttons: Structure<PayModel> = {
  fits: always,
  shared: [payStyles],
  render: (model, page) =>
    html`<div class="w band row">
      ${heading('pay-online', model)}
      <ul>
        ${model.methods.map((method) => html`<li>${payMethod(method, page)}</li>`)}
      </ul>
    </div>`,
  css: css`
    ${payWords('.pay-online-buttons')}
    .pay-online-buttons .row {
      display: grid;
      gap: 1rem clamp(2rem, 6vw, 6rem);
    }
    .pay-online-buttons li {
      display: flex;
      flex-wrap: wrap;
      gap: 0.7rem 1rem;
      align-items: center;
      padding-block: 0.9rem;
      border-top: 1px solid var(--line);
    }
    .pay-online-buttons li > div {
      flex: 1 1 9rem;
      min-width: 0;
    }
    @container s (min-width: 62rem) {
      .pay-online-buttons .row {
        grid-template-columns: minmax(0, 0.62fr) 1fr;
        align-items: start;
      }
    }
  `,
};
