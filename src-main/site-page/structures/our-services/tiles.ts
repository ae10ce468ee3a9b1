import type { ServiceItem, ServicesModel } from '../../content/sections/our-services.ts';
import { css, filled } from '../../html/css.ts';
import { html, type Html } from '../../html/html.ts';
import type { Page } from '../../page.ts';
import { gridSizes, gridStyle } from '../../parts/grid.ts';
import { heading } from '../../parts/heading.ts';
import { picture } from '../../parts/picture.ts';
import { serviceList, serviceMore, serviceMoreStyles } from '../../parts/service-more.ts';
import type { Structure } from '../structure.ts';

/**
 * Photos of the services side by side. The service's name is on a plate in the corner of the photo, and the text is
 * below the photo. The last row is as wide as the others.
 */
export const tiles: Structure<ServicesModel> = {
  fits: ({ services, pictured }) => services.length > 1 && pictured === services.length,
  shared: [serviceMoreStyles],
  render(model, page) {
    const list = (items: readonly ServiceItem[], before: number): Html =>
      html`<ul class="g" style="${gridStyle(items.length)}">
        ${items.map((item, at) => tile(item, before + at + 1, gridSizes(items.length, '100vw', 1.13, 1920), page))}
      </ul>`;
    return html`<div class="w band">${heading('our-services', model)} ${serviceList(model, page, list)}</div>`;
  },
  css: css`
    .our-services-tiles .g {
      display: grid;
      gap: var(--s-2);
    }
    /* A skin may extend the photos to the page's edges. The list of further services still keeps a margin. */
    .our-services-tiles .service-names {
      padding-inline: clamp(1.15rem, 4vw, 2.5rem);
    }
    .our-services-tiles .service {
      display: flex;
      flex-direction: column;
    }
    .our-services-tiles .photo {
      position: relative;
      aspect-ratio: 16 / 9;
      overflow: hidden;
      background: var(--wash);
      border-radius: var(--r-photo);
    }
    .our-services-tiles .photo img {
      ${filled};
      transition: filter 0.2s;
    }
    .our-services-tiles .service:hover img {
      filter: brightness(1.08);
    }
    .our-services-tiles .plate {
      position: absolute;
      inset-inline-start: 0;
      bottom: 0;
      width: var(--plate-width, fit-content);
      max-width: var(--plate-width, calc(100% - 2rem));
      padding: var(--plate-top, 0.7rem) 1.1rem 0.65rem;
      background: var(--plate, var(--bg));
    }
    .our-services-tiles .plate h3 {
      color: var(--plate-ink, var(--head));
    }
    .our-services-tiles .number {
      display: none;
    }
    .our-services-tiles .body {
      display: flex;
      flex-direction: column;
      flex: 1;
      gap: 0.5rem;
      padding: 0.9rem 1.1rem 1.6rem 0;
    }
    .our-services-tiles .body > p {
      color: var(--quiet);
      font-size: 1rem;
    }
    .our-services-tiles .body > :is(.more, .go) {
      margin-top: auto;
    }
    @container s (min-width: 40rem) {
      .our-services-tiles .g {
        display: flex;
        flex-wrap: wrap;
      }
      .our-services-tiles .service {
        flex: 1 1 calc(100% / var(--mid) - var(--s-2));
      }
      .our-services-tiles .photo {
        height: clamp(13rem, 21cqi, 19rem);
        aspect-ratio: auto;
      }
    }
    @container s (min-width: 62rem) {
      .our-services-tiles .service {
        flex-basis: calc(100% / var(--cols) - var(--s-2));
      }
    }
  `,
};

function tile(item: ServiceItem, number: number, sizes: string, page: Page): Html {
  const { anchor, name, photo, focus, alt, intro } = item;
  return html`<li id="${anchor}" class="service">
    <div class="photo">
      ${picture(page, { url: photo, focus }, 'card', { alt, sizes })}
      <div class="plate" data-ground="card">
        <span class="number" aria-hidden="true">${String(number).padStart(2, '0')}</span>
        <h3 dir="auto">${name}</h3>
      </div>
    </div>
    <div class="body">${intro !== '' && html`<p dir="auto">${intro}</p>`} ${serviceMore(item, page)}</div>
  </li>`;
}
