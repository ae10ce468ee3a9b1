import type { ActionModel } from '../../content/sections/cta.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { actionButtons, dealBox, actionStyles } from '../../parts/action.ts';
import { always, type Structure } from '../structure.ts';

/** The title in the largest type size on the ground `page`. */
export const line: Structure<ActionModel> = {
  ground: 'page',
  fits: always,
  shared: [actionStyles],
  render: (model, page) =>
    html`<div class="w band">
      <h2 id="${page.section}-title" dir="auto">${model.title}</h2>
      <p class="lead" dir="auto">${model.subtitle}</p>
      ${actionButtons(model, page)} ${dealBox(model, page)}
    </div>`,
  css: css`
    :is(.cta-line, .final-cta-line) h2 {
      max-width: calc(14 * var(--ch));
      font-size: var(--t-7);
    }
    :is(.cta-line, .final-cta-line) .lead {
      margin-top: 1.4rem;
    }
    :is(.cta-line, .final-cta-line) .act {
      margin-top: 2rem;
    }
    :is(.cta-line, .final-cta-line) .deal {
      max-width: 50rem;
      margin-top: 2.5rem;
    }
  `,
};
