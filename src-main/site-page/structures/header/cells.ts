import type { FactsModel } from '../../content/sections/header.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { businessFacts } from '../../parts/business-facts.ts';
import { always, type Structure } from '../structure.ts';

/** Facts in a row, spread over the whole width. */
export const cells: Structure<FactsModel> = {
  ground: 'deep',
  fits: always,
  render: (model, page) =>
    html`<ul class="w">
      ${businessFacts(model, page)}
    </ul>`,
  css: css`
    .header-cells ul {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: auto;
      justify-content: space-between;
      font-size: var(--t-2);
      line-height: 1.35;
    }
    .header-cells {
      border-top: 1px solid var(--line);
    }
    .header-cells li {
      display: flex;
      align-items: center;
      gap: 0.55rem;
      min-height: 2.6rem;
    }
    .header-cells .ico {
      color: var(--rule);
    }
    .header-cells a {
      padding-block: 0.25rem;
      text-decoration: none;
    }
    .header-cells a:hover {
      text-decoration: underline;
    }
    @container s (max-width: 59.99rem) {
      .header-cells .wide {
        display: none;
      }
    }
  `,
};
