import type { ServiceItem, ServicesModel } from '../../content/sections/our-services.ts';
import { always, type Structure } from '../../engine/structure.ts';
import { css } from '../../html/css.ts';
import { html, type Html } from '../../html/html.ts';
import type { Page } from '../../page.ts';
import { gridStyle } from '../../parts/grid.ts';
import { heading } from '../../parts/heading.ts';
import { picture } from '../../parts/picture.ts';
import { serviceMore, serviceMoreStyles } from '../../parts/service-more.ts';

/** A card for each service; with photos where at least half of them have one. */
export const cards: Structure<ServicesModel> = {
  fits: always,
  shared: [serviceMoreStyles],
  render(model, page) {
    const { services, pictured } = model;
    const { services: limit } = page.limits;
    const withPhotos = pictured * 2 >= services.length && pictured > 0;
    const list = (items: readonly ServiceItem[]): Html =>
      html`<ul class="g${withPhotos ? ' pictured' : ''}" style="${gridStyle(items.length)}">
        ${items.map((item) => card(item, withPhotos, page))}
      </ul>`;
    return html`<div class="w band">
      ${heading('our-services', model)} ${list(services.slice(0, limit))}
      ${
        services.length > limit &&
        html`<details class="more rest">
          <summary>${model.moreLabel}</summary>
          ${list(services.slice(limit))}
        </details>`
      }
    </div>`;
  },
  css: css`
    .our-services-cards .g {
      display: grid;
      gap: var(--s-4);
    }
    .our-services-cards .service {
      display: flex;
      flex-direction: column;
      overflow: hidden;
    }
    .our-services-cards .photo {
      position: relative;
      aspect-ratio: 4 / 3;
      overflow: hidden;
      background: var(--wash);
      border-radius: var(--r-inner, 0);
    }
    .our-services-cards .photo img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    .our-services-cards .body {
      display: flex;
      flex-direction: column;
      flex: 1;
      gap: 0.6rem;
      padding: 1.3rem 1.4rem 1.2rem;
    }
    .our-services-cards .body > p {
      color: var(--quiet);
      font-size: 1rem;
    }
    .our-services-cards .body > .more {
      margin-top: auto;
    }
    @container s (min-width: 40rem) {
      .our-services-cards .g {
        grid-template-columns: repeat(var(--mid), minmax(0, 1fr));
      }
    }
    @container s (min-width: 62rem) {
      .our-services-cards .g {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      }
    }
  `,
};

function card(item: ServiceItem, withPhotos: boolean, page: Page): Html {
  const { anchor, name, photo, alt, intro } = item;
  return html`<li id="${anchor}" class="card service" data-ground="card">
    ${withPhotos && html`<div class="photo">${photo !== '' && picture(page, photo, 'card', { alt })}</div>`}
    <div class="body">
      <h3 dir="auto">${name}</h3>
      ${intro !== '' && html`<p dir="auto">${intro}</p>`} ${serviceMore(item, page)}
    </div>
  </li>`;
}
