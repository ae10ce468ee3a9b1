import type { ActionModel } from '../../content/sections/cta.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { actionButtons, dealBox, actionStyles } from '../../parts/action.ts';
import { always, type Structure } from '../structure.ts';

/** A section on the ground `accent` with a slanted upper edge. */
export const slab: Structure<ActionModel> = {
  ground: 'accent',
  fits: always,
  shared: [actionStyles],
  render: (model, page) =>
    html`<div class="w rows">
      <div>
        <h2 id="${page.section}-title" dir="auto">${model.title}</h2>
        <p class="lead" dir="auto">${model.subtitle}</p>
      </div>
      ${actionButtons(model, page)} ${dealBox(model, page)}
    </div>`,
  css: css`
    :is(.cta-slab, .final-cta-slab) {
      z-index: 1;
      margin-top: -2.5vw;
      clip-path: polygon(0 2.5vw, 100% 0, 100% 100%, 0 100%);
    }
    :is(.cta-slab, .final-cta-slab) .rows {
      display: grid;
      gap: 2rem 3rem;
      padding-block: calc(clamp(3.5rem, 2rem + 5vw, 6.5rem) + 1.5vw) clamp(3.5rem, 2rem + 5vw, 6.5rem);
    }
    :is(.cta-slab, .final-cta-slab) h2 {
      max-width: calc(18 * var(--ch));
    }
    :is(.cta-slab, .final-cta-slab) .lead {
      margin-top: 0.8rem;
    }
    @container s (min-width: 60rem) {
      :is(.cta-slab, .final-cta-slab) .rows {
        grid-template-columns: 1.4fr auto;
        align-items: end;
      }
    }
  `,
};
