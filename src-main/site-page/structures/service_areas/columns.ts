import type { AreaEntry, AreasModel } from '../../content/sections/service_areas.ts';
import { always, type Structure } from '../../engine/structure.ts';
import { css } from '../../html/css.ts';
import { html, type Html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import type { Page } from '../../page.ts';
import { heading } from '../../parts/heading.ts';
import { link } from '../../parts/link.ts';

/** Names of towns in columns, by state where there are several. */
export const columns: Structure<AreasModel> = {
  fits: always,
  render: (model, page) =>
    html`<div class="w band">
      ${heading('service_areas', model)}
      ${model.states.map(
        ({ name, areas }) =>
          html`${name !== '' && html`<h3 dir="auto">${name}</h3>`}
            <ul class="places">
              ${areas.map((area) => place(area, page))}
            </ul>`,
      )}
      ${
        model.base &&
        html`<p class="base">
          ${icon('home')}<span dir="auto">${page.words.basedAt} ${link(page, model.base.href, model.base.text)}</span>
        </p>`
      }
    </div>`,
  css: css`
    .service_areas-columns h3 {
      margin: 1.4rem 0 0.6rem;
      font-size: var(--t-4);
    }
    .service_areas-columns .places {
      columns: 4 13rem;
      column-gap: 2rem;
    }
    .service_areas-columns .places li {
      break-inside: avoid;
      border-bottom: 1px solid var(--line);
    }
    .service_areas-columns .places a {
      display: flex;
      align-items: baseline;
      gap: 0.5rem;
      min-height: 2.75rem;
      padding-block: 0.6rem;
      line-height: 1.35;
      text-decoration: none;
    }
    .service_areas-columns .places a[href]:hover {
      text-decoration: underline;
    }
    .service_areas-columns .places .ico {
      align-self: center;
      color: var(--link);
    }
    .service_areas-columns small {
      margin-inline-start: auto;
      color: var(--quiet);
      font-size: var(--t-1);
      white-space: nowrap;
    }
    .service_areas-columns .base {
      display: flex;
      gap: 0.6rem;
      margin-top: 1.6rem;
    }
    .service_areas-columns .base .ico {
      margin-top: 0.25rem;
      color: var(--link);
    }
    .service_areas-columns .base a {
      display: inline-block;
      padding-block: 0.1rem;
    }
  `,
};

function place({ name, href, radius }: AreaEntry, page: Page): Html {
  const near = radius > 0 && html`<small>${page.words.milesShort(radius)}</small>`;
  return html`<li>${link(page, href, html`${icon('pin')}<span dir="auto">${name}</span>${near}`)}</li>`;
}
