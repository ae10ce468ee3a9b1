import type { ActionModel } from '../../content/sections/cta.ts';
import { clippedStage, css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { actionBlocks, actionStyles } from '../../parts/action.ts';
import { coverStyles, picture } from '../../parts/picture.ts';
import { always, type Structure } from '../structure.ts';

/** A band across the whole width of the page, with a photo behind its color. */
export const band: Structure<ActionModel> = {
  ground: 'brand',
  fits: always,
  shared: [actionStyles],
  render: (model, page) =>
    html`<div class="stage">
      ${model.photo && html`<div class="photo">${picture(page, model.photo, 'hero', { alt: '', phone: { use: 'phone', sizes: '125vw' } })}</div>`}
      <div class="w row">${actionBlocks(model, page)}</div>
    </div>`,
  css: css`
    :is(.cta-band, .final-cta-band) .stage {
      ${clippedStage};
    }
    ${coverStyles(':is(.cta-band, .final-cta-band) .photo img')}
    /* Gray, because the photo's own colors would tint the band: green grass below red looks brown. */
    :is(.cta-band, .final-cta-band) .photo img {
      filter: grayscale(1);
    }
    :is(.cta-band, .final-cta-band) .stage::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      background: var(--veil);
    }
    :is(.cta-band, .final-cta-band) .row {
      display: grid;
      gap: 2rem clamp(2rem, 6vw, 6rem);
      align-items: center;
      padding-block: clamp(3.25rem, 2rem + 5vw, 6rem);
    }
    :is(.cta-band, .final-cta-band) .lead {
      margin-top: 0.8rem;
      max-width: 40rem;
    }
    @container s (min-width: 60rem) {
      :is(.cta-band, .final-cta-band) .row {
        grid-template-columns: 1fr auto;
      }
      :is(.cta-band, .final-cta-band) .btns {
        justify-content: flex-end;
      }
    }
    @media print {
      :is(.cta-band, .final-cta-band) .stage::before,
      :is(.cta-band, .final-cta-band) .stage > :not(.row) {
        display: none;
      }
    }
  `,
};
