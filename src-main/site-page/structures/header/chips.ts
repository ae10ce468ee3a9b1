import type { FactsModel } from '../../content/sections/header.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { businessFacts } from '../../parts/business-facts.ts';
import { always, type Structure } from '../structure.ts';

/** Facts as small rounded chips. */
export const chips: Structure<FactsModel> = {
  ground: 'page',
  innerGround: 'card',
  fits: always,
  render: (model, page) =>
    html`<ul class="w facts">
      ${businessFacts(model, page, { ground: 'card' })}
    </ul>`,
  css: css`
    .header-chips .facts {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      padding-block: 0.25rem 0.75rem;
      font-size: var(--t-1);
      line-height: 1.35;
    }
    .header-chips li {
      display: flex;
      align-items: center;
      gap: 0.45rem;
      min-height: 2.1rem;
      padding: 0.3rem 0.85rem;
      border: var(--card-line);
      border-radius: 99px;
    }
    .header-chips .ico {
      color: var(--link);
    }
    .header-chips a {
      padding-block: 0.25rem;
      text-decoration: none;
    }
    .header-chips a:hover {
      text-decoration: underline;
    }
    @container s (max-width: 47.99rem) {
      .header-chips .wide {
        display: none;
      }
    }
  `,
};
