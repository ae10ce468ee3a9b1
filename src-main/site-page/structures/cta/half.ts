import type { ActionModel } from '../../content/sections/cta.ts';
import { css, filled } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { actionButtons, dealBox, actionStyles } from '../../parts/action.ts';
import { picture } from '../../parts/picture.ts';
import type { Structure } from '../structure.ts';

/** Half photo, half color, from edge to edge. */
export const half: Structure<ActionModel> = {
  ground: 'brand',
  fits: ({ photo }) => photo !== null,
  shared: [actionStyles],
  render: (model, page) =>
    html`<div class="row">
      ${model.photo && html`<div class="photo">${picture(page, model.photo, 'hero', { alt: '' })}</div>`}
      <div class="words">
        <h2 id="${page.section}-title" dir="auto">${model.title}</h2>
        <p class="lead" dir="auto">${model.subtitle}</p>
        ${actionButtons(model, page)} ${dealBox(model, page)}
      </div>
    </div>`,
  css: css`
    :is(.cta-half, .final-cta-half) .row {
      display: grid;
    }
    :is(.cta-half, .final-cta-half) .photo {
      position: relative;
      min-height: 14rem;
      overflow: hidden;
    }
    :is(.cta-half, .final-cta-half) .photo img {
      position: absolute;
      inset: 0;
      ${filled};
    }
    :is(.cta-half, .final-cta-half) .words {
      display: grid;
      align-content: center;
      gap: 1.4rem;
      padding: clamp(2.5rem, 7cqi, 6rem) clamp(1.25rem, 6cqi, 5rem);
    }
    :is(.cta-half, .final-cta-half) .lead {
      margin-top: -0.5rem;
    }
    @container s (min-width: 60rem) {
      :is(.cta-half, .final-cta-half) .row {
        grid-template-columns: 1fr 1fr;
        min-height: 26rem;
      }
      .final-cta-half .photo {
        order: 1;
      }
    }
    @media print {
      :is(.cta-half, .final-cta-half) .photo {
        display: none;
      }
    }
  `,
};
