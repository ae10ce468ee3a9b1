import type { ActionModel } from '../../content/sections/cta.ts';
import { css } from '../../html/css.ts';
import { actionPanel, actionPanelStyles } from '../../parts/action-panel.ts';
import { actionStyles } from '../../parts/action.ts';
import { always, type Structure } from '../structure.ts';

/** A panel on the ground `brand`: words left, buttons right. */
export const panel: Structure<ActionModel> = {
  innerGround: 'brand',
  fits: always,
  shared: [actionStyles, actionPanelStyles],
  render: (model, page) => actionPanel(model, page, 'brand'),
  css: css`
    @container s (min-width: 60rem) {
      :is(.cta-panel, .final-cta-panel) .panel {
        grid-template-columns: 1fr auto;
      }
      :is(.cta-panel, .final-cta-panel) .btns {
        justify-content: flex-end;
      }
    }
  `,
};
