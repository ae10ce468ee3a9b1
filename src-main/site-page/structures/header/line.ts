import type { FactsModel } from '../../content/sections/header.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { businessFacts } from '../../parts/business-facts.ts';
import { always, type Structure } from '../structure.ts';

/** A slim line of facts. */
export const line: Structure<FactsModel> = {
  ground: 'tint',
  fits: always,
  render: (model, page) =>
    html`<ul class="w facts">
      ${businessFacts(model, page, { call: 'call' })}
    </ul>`,
  css: css`
    .header-line .facts {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0.2rem 2.25rem;
      padding-block: 0.45rem;
      font-size: var(--t-2);
      line-height: 1.4;
    }
    .header-line li {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      min-height: 1.75rem;
    }
    .header-line .ico {
      color: var(--link);
    }
    .header-line a {
      padding-block: 0.2rem;
      text-decoration: none;
    }
    .header-line a:hover {
      text-decoration: underline;
    }
    .header-line .call {
      font-weight: var(--w-bold);
      white-space: nowrap;
    }
    @container s (max-width: 59.99rem) {
      .header-line .wide {
        display: none;
      }
    }
    @container s (min-width: 60rem) {
      .header-line .facts {
        justify-content: flex-start;
      }
      .header-line .call {
        margin-inline-start: auto;
      }
    }
  `,
};
