import type { ActionModel } from '../../content/sections/cta.ts';
import { css } from '../../html/css.ts';
import { actionPanel, actionPanelStyles } from '../../parts/action-panel.ts';
import { actionStyles } from '../../parts/action.ts';
import { always, type Structure } from '../structure.ts';

/** A panel on the ground `deep`: words left, buttons right. */
export const tile: Structure<ActionModel> = {
  innerGround: 'deep',
  fits: always,
  shared: [actionStyles, actionPanelStyles],
  render: (model, page) => actionPanel(model, page, 'deep'),
  css: css`
    :is(.cta-tile, .final-cta-tile) .panel {
      grid-template-columns: minmax(0, 1fr);
    }
    @container s (min-width: 60rem) {
      :is(.cta-tile, .final-cta-tile) .panel {
        grid-template-columns: minmax(0, 1fr) auto;
      }
      :is(.cta-tile, .final-cta-tile) .btns {
        justify-content: flex-end;
      }
    }
  `,
};
