import type { ActionModel } from '../../content/sections/cta.ts';
import { clippedStage, css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { actionPanel, actionPanelStyles } from '../../parts/action-panel.ts';
import { actionStyles } from '../../parts/action.ts';
import { coverStyles, picture } from '../../parts/picture.ts';
import { always, type Structure } from '../structure.ts';

/** A framed notice with centered content. If there is a photo, it spans the page's width behind the notice. */
export const notice: Structure<ActionModel> = {
  innerGround: 'card',
  fits: always,
  shared: [actionStyles, actionPanelStyles],
  render(model, page) {
    const panel = actionPanel(model, page, 'card');
    if (model.photo === null) return panel;
    return html`<div class="scene">
      <div class="photo">
        ${picture(page, model.photo, 'hero', { alt: '', phone: { use: 'phone', sizes: '140vw' } })}
      </div>
      ${panel}
    </div>`;
  },
  css: css`
    :is(.cta-notice, .final-cta-notice) .panel {
      justify-items: center;
      border: 1px solid var(--line);
      text-align: center;
    }
    :is(.cta-notice, .final-cta-notice) :is(.panel, .deal) > * {
      max-width: 100%;
    }
    :is(.cta-notice, .final-cta-notice) .btns {
      justify-content: center;
    }
    :is(.cta-notice, .final-cta-notice) .deal {
      display: grid;
      grid-template-columns: minmax(0, auto);
      justify-items: center;
    }
    .cta-notice .scene {
      ${clippedStage};
      background: var(--wash);
    }
    ${coverStyles('.cta-notice .scene > .photo img')}
    .cta-notice .scene .panel {
      width: min(46rem, 100%);
      margin: clamp(4rem, 12cqi, 10rem) auto;
    }
    @media print {
      .cta-notice .scene > .photo {
        display: none;
      }
      .cta-notice .scene .panel {
        margin-block: 0;
      }
    }
  `,
};
