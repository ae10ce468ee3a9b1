import type { ActionModel } from '../content/sections/cta.ts';
import { clippedStage, css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import type { Ground } from '#shared/theme/roles.ts';
import { actionBlocks } from './action.ts';

/** Renders a call to action on a panel with the given ground, inset from the page's edges. */
export function actionPanel(model: ActionModel, page: Page, ground: Ground): Html {
  return html`<div class="w">
    <div class="panel" data-ground="${ground}">${actionBlocks(model, page)}</div>
  </div>`;
}

export const actionPanelStyles = css`
  .panel {
    ${clippedStage};
    display: grid;
    gap: 1.6rem clamp(2rem, 5cqi, 5rem);
    align-items: center;
    margin-block: calc(var(--s-section) * 0.5);
    padding: clamp(1.8rem, 5cqi, 4rem) clamp(1.3rem, 5cqi, 4rem);
    border-radius: var(--r-card);
  }
  .panel .lead {
    margin-top: 0.7rem;
  }
`;
