import type { ActionModel } from '../content/sections/cta.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { button, buttons, link } from './link.ts';

/** Renders the buttons of a call to action, and the phone number if no button shows it. */
export function actionButtons({ ctas, phone }: ActionModel, page: Page): Html {
  return html`<div class="act">
    ${buttons(page, ctas)}
    ${
      phone &&
      html`<p class="act-call">
        ${page.words.orCall} ${link(page, `tel:${phone.number}`, html`<span class="num">${phone.label}</span>`)}
      </p>`
    }
  </div>`;
}

/** Renders the offer that accompanies a call to action; null if there is none. */
export function dealBox({ deal }: ActionModel, page: Page): Html | null {
  if (deal === null) return null;
  return html`<div class="deal" data-ground="card">
    ${icon('tag')}
    <div>
      <h3 dir="auto">${deal.title}</h3>
      ${deal.note !== '' && html`<p dir="auto">${deal.note}</p>`}
    </div>
    ${deal.cta && button(page, deal.cta, 'main')}
  </div>`;
}

/** Renders words, buttons and offer as blocks for a grid. */
export function actionBlocks(model: ActionModel, page: Page): Html {
  return html`<div>
      <h2 id="${page.section}-title" dir="auto">${model.title}</h2>
      <p class="lead" dir="auto">${model.subtitle}</p>
    </div>
    ${actionButtons(model, page)} ${dealBox(model, page)}`;
}

export const actionStyles = css`
  .act-call {
    margin-top: 1rem;
    font-weight: var(--w-bold);
  }
  .deal {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 1rem 1.5rem;
    padding: 1.3rem 1.5rem;
    border: 2px dashed var(--rule);
    border-radius: var(--r-card);
  }
  .deal > .ico {
    color: var(--mark);
    font-size: 1.6rem;
  }
  .deal > div {
    flex: 1 1 14rem;
  }
  .deal p {
    color: var(--quiet);
  }
`;
