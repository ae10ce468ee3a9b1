import type { ActionModel } from '../../content/sections/cta.ts';
import { css } from '../../html/css.ts';
import { actionPanel, actionPanelStyles } from '../../parts/action-panel.ts';
import { dealStyles } from '../../parts/action.ts';
import { always, type Structure } from '../structure.ts';

/** A framed notice on light ground, everything in its middle. */
export const notice: Structure<ActionModel> = {
  words: 'card',
  fits: always,
  shared: [dealStyles, actionPanelStyles],
  render: (model, page) => actionPanel(model, page, 'card'),
  css: css`
    :is(.cta-notice, .final-cta-notice) .panel {
      justify-items: center;
      border: 1px solid var(--line);
      text-align: center;
    }
    :is(.cta-notice, .final-cta-notice) .panel > * {
      max-width: 100%;
    }
    :is(.cta-notice, .final-cta-notice) .btns {
      justify-content: center;
    }
  `,
};
