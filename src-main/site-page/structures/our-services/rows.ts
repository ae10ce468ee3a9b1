import type { ServiceItem, ServicesModel } from '../../content/sections/our-services.ts';
import { css, filled } from '../../html/css.ts';
import { html, type Html } from '../../html/html.ts';
import type { Page } from '../../page.ts';
import { columnsFor, gridStyle } from '../../parts/grid.ts';
import { heading } from '../../parts/heading.ts';
import { picture } from '../../parts/picture.ts';
import { serviceList, serviceMore, serviceMoreStyles } from '../../parts/service-more.ts';
import { always, type Structure } from '../structure.ts';

/** A low tile for each service: a small square photo beside name and text. */
export const rows: Structure<ServicesModel> = {
  fits: always,
  innerGround: 'card',
  shared: [serviceMoreStyles],
  render(model, page) {
    const list = (items: readonly ServiceItem[]): Html =>
      html`<ul class="g${columnsFor(items.length).pair ? ' pair' : ''}" style="${gridStyle(items.length)}">
        ${items.map((item) => tile(item, page))}
      </ul>`;
    return html`<div class="w band">${heading('our-services', model)} ${serviceList(model, page, list)}</div>`;
  },
  css: css`
    .our-services-rows .g {
      display: grid;
      gap: var(--s-3);
      grid-template-columns: minmax(0, 1fr);
    }
    .our-services-rows .service {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 1.1rem;
      align-content: start;
      padding: 0.8rem;
    }
    .our-services-rows .has-photo {
      grid-template-columns: 6.5rem minmax(0, 1fr);
    }
    .our-services-rows .photo {
      height: 6.5rem;
    }
    .our-services-rows img {
      ${filled};
      border-radius: max(0px, var(--r-card) - 6px);
    }
    .our-services-rows h3 {
      margin-top: 0.2rem;
      font-size: 1.1rem;
    }
    .our-services-rows .body {
      padding-inline: 0.3rem;
    }
    .our-services-rows .has-photo .body {
      padding-inline: 0;
    }
    .our-services-rows .body > p {
      margin-top: 0.25rem;
      color: var(--quiet);
      font-size: var(--t-2);
      line-height: 1.5;
    }
    .our-services-rows .more {
      font-size: var(--t-2);
    }
    @container s (min-width: 44rem) {
      .our-services-rows .g {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .our-services-rows .service:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    @container s (min-width: 66rem) {
      .our-services-rows .g {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      }
      .our-services-rows .pair {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
      .our-services-rows .service:last-child:nth-child(odd) {
        grid-column: auto;
      }
      .our-services-rows .pair > .service:nth-child(n) {
        grid-column: span 2;
      }
      .our-services-rows .pair > .service:nth-last-child(-n + 2) {
        grid-column: span 3;
      }
    }
  `,
};

function tile(item: ServiceItem, page: Page): Html {
  const { anchor, name, photo, focus, alt, intro } = item;
  return html`<li id="${anchor}" class="card service${photo === '' ? '' : ' has-photo'}" data-ground="card">
    ${photo !== '' && html`<div class="photo">${picture(page, { url: photo, focus }, 'thumb', { alt })}</div>`}
    <div class="body">
      <h3 dir="auto">${name}</h3>
      ${intro !== '' && html`<p dir="auto">${intro}</p>`} ${serviceMore(item, page)}
    </div>
  </li>`;
}
