import type { PayModel } from '../../content/sections/pay-online.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { payMethod, payStyles } from '../../parts/pay.ts';
import { quietLine, quietLineStyles } from '../../parts/quiet-line.ts';
import { always, type Structure } from '../structure.ts';

/** The ways to pay on one line, each with mark, account and button. */
export const line: Structure<PayModel> = {
  fits: always,
  shared: [payStyles, quietLineStyles],
  render: (model, page) =>
    quietLine(
      'pay-online',
      model,
      model.methods.map((method) => html`<li>${payMethod(method, page)}</li>`),
    ),
  css: css`
    @container s (max-width: 40rem) {
      .pay-online-line li {
        flex: 1 1 100%;
        flex-wrap: wrap;
      }
      .pay-online-line li > div {
        flex: 1 1 8rem;
      }
    }
  `,
};
