import type { AreasModel } from '../../content/sections/service_areas.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import { heading } from '../../parts/heading.ts';
import { link } from '../../parts/link.ts';
import { someStates } from '../../parts/place-lists.ts';
import { always, type Structure } from '../structure.ts';

/** Towns as chips, grouped by state if there are several states. */
export const chips: Structure<AreasModel> = {
  fits: always,
  render: (model, page) =>
    html`<div class="w band">
      ${heading('service_areas', model)}
      ${someStates(
        model,
        page,
        (states) =>
          html`${states.map(
            ({ name, areas }) =>
              html`${name !== '' && html`<h3 dir="auto">${name}</h3>`}
                <ul class="places">
                  ${areas.map(
                    ({ name: town, href, radius }) =>
                      html`<li>
                        ${link(page, href, html`<span dir="auto">${town}</span>${radius > 0 && html`<small>${page.words.milesShort(radius)}</small>`}`)}
                      </li>`,
                  )}
                </ul>`,
          )}`,
      )}
      ${
        model.base &&
        html`<p class="base">
          ${icon('home')}<span dir="auto">${page.words.basedAt} ${link(page, model.base.href, model.base.text)}</span>
        </p>`
      }
    </div>`,
  css: css`
    .service_areas-chips h3 {
      margin: 1.4rem 0 0.8rem;
      font-size: var(--t-4);
    }
    .service_areas-chips .places {
      display: flex;
      flex-wrap: wrap;
      gap: 0.55rem;
    }
    .service_areas-chips .places :is(li, a) {
      max-width: 100%;
    }
    .service_areas-chips .places a {
      display: inline-flex;
      align-items: center;
      gap: 0.5rem;
      min-height: 2.75rem;
      padding: 0.4rem 1rem;
      border: var(--l-bold) solid var(--field);
      border-radius: var(--r-button);
      font-weight: var(--w-bold);
      line-height: 1.3;
      text-decoration: none;
    }
    .service_areas-chips small {
      color: var(--quiet);
      font-size: var(--t-1);
      font-weight: var(--w-text);
    }
    .service_areas-chips .base {
      display: flex;
      gap: 0.6rem;
      margin-top: 1.6rem;
    }
    .service_areas-chips .base .ico {
      margin-top: 0.25rem;
      color: var(--link);
    }
  `,
};
