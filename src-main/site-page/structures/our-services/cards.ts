import type { ServiceItem, ServicesModel } from '../../content/sections/our-services.ts';
import { css, filled } from '../../html/css.ts';
import { html, type Html } from '../../html/html.ts';
import type { Page } from '../../page.ts';
import { columnsFor, gridSizes, gridStyle } from '../../parts/grid.ts';
import { heading } from '../../parts/heading.ts';
import { picture } from '../../parts/picture.ts';
import { serviceList, serviceMore, serviceMoreStyles } from '../../parts/service-more.ts';
import { always, type Structure } from '../structure.ts';

/**
 * A card for each service. The cards have photos if at least half of the services have one. On phones the photo is
 * small and beside the words.
 */
export const cards: Structure<ServicesModel> = {
  fits: always,
  shared: [serviceMoreStyles],
  render: (model, page) => serviceCards(model, page, () => '144px'),
  css: css`
    ${cardStyles('.our-services-cards')}
    @container s (max-width: 39.99rem) {
      .our-services-cards .g {
        gap: var(--s-2);
      }
      .our-services-cards .pictured {
        display: grid;
        grid-template-columns: 6rem minmax(0, 1fr);
        grid-template-rows: auto 1fr auto;
        column-gap: 1rem;
        padding: 0.9rem;
      }
      .our-services-cards .pictured .photo {
        grid-row: 1 / 3;
        aspect-ratio: 1;
        align-self: start;
        border-radius: min(var(--r-card), 1rem);
      }
      .our-services-cards .pictured .body {
        display: contents;
        text-align: start;
      }
      .our-services-cards .pictured .body > p {
        grid-column: 2;
        margin-top: 0.35rem;
        font-size: var(--t-2);
        line-height: 1.45;
      }
      .our-services-cards .pictured .body > .go {
        grid-column: 2;
      }
      .our-services-cards .pictured .body > .more {
        grid-column: 1 / -1;
      }
      .our-services-cards .pictured .body > .more:not([open]) {
        margin-inline-start: 7rem;
      }
    }
    @container s (max-width: 22rem) {
      .our-services-cards .pictured {
        grid-template-columns: 4.5rem minmax(0, 1fr);
      }
      .our-services-cards .pictured h3 {
        font-size: var(--t-4);
      }
      .our-services-cards .pictured .body > .more:not([open]) {
        margin-inline-start: 5.5rem;
      }
    }
  `,
};

/**
 * Draws the section with a card for each service.
 * @param phoneSizes returns the width of a photo on phones, for the `sizes` attribute
 * @param also further classes of a list with photos, beginning with a space
 */
export function serviceCards(
  model: ServicesModel,
  page: Page,
  phoneSizes: (at: number, count: number) => string,
  also = '',
): Html {
  const { services, pictured } = model;
  const withPhotos = pictured * 2 >= services.length && pictured > 0;
  const list = (items: readonly ServiceItem[]): Html => {
    const { length } = items;
    const sizes = (at: number): string => gridSizes(length, phoneSizes(at, length), 1.13, 1344);
    return html`<ul class="g${lastRow(length)}${withPhotos ? ` photos${also}` : ''}" style="${gridStyle(length)}">
      ${items.map((item, at) => card(item, withPhotos, sizes(at), page))}
    </ul>`;
  };
  return html`<div class="w band">${heading('our-services', model)} ${serviceList(model, page, list)}</div>`;
}

/** Returns the styles of the cards: those for all screens, and those for screens wider than a phone's. */
export function cardStyles(root: string): string {
  return css`
    ${root} .g {
      display: grid;
      gap: var(--s-4);
    }
    ${root} .service {
      display: flex;
      flex-direction: column;
      overflow: hidden;
    }
    ${root} .photo {
      position: relative;
      aspect-ratio: 4 / 3;
      overflow: hidden;
      background: var(--wash);
      border-radius: var(--r-inner, 0);
    }
    ${root} .photo img {
      ${filled};
    }
    ${root} .body {
      display: flex;
      flex-direction: column;
      flex: 1;
      gap: 0.6rem;
      padding: 1.3rem 1.4rem 1.2rem;
    }
    ${root} .body > p {
      color: var(--quiet);
      font-size: 1rem;
    }
    ${root} .body > :is(.more, .go) {
      margin-top: auto;
    }
    /* A card without a photo among cards with photos: the words are vertically centered, on a tinted background. */
    ${root} .photos .service:not(.pictured) .body {
      justify-content: center;
      background: var(--wash);
    }
    ${root} .photos .service:not(.pictured) .body > :is(.more, .go) {
      margin-top: 0;
    }
    @container s (min-width: 40rem) {
      ${root} .g {
        grid-template-columns: repeat(var(--mid), minmax(0, 1fr));
      }
    }
    @container s (min-width: 40rem) and (max-width: 61.99rem) {
      ${root} .lone .service:last-child {
        grid-column: 1 / -1;
        flex-direction: row;
      }
      ${root} .lone .service:last-child .photo {
        flex: none;
        width: calc(50% - var(--s-4) / 2);
        aspect-ratio: 3 / 2;
      }
      ${root} .lone .service:last-child .body {
        justify-content: center;
      }
      ${root} .lone .service:last-child :is(.more, .go) {
        margin-top: 0;
      }
    }
    @container s (min-width: 62rem) {
      ${root} .g {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      }
      ${root} .pair {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
      ${root} .pair .service {
        grid-column: span 2;
      }
      ${root} .pair .service:nth-last-child(-n + 2) {
        grid-column: span 3;
      }
      ${root} .pair .service:nth-last-child(-n + 2) .photo {
        aspect-ratio: 2;
      }
    }
  `;
}

/** Returns the classes that widen the last items of a list if its last row would have a gap otherwise. */
function lastRow(count: number): string {
  const { lone, pair } = columnsFor(count);
  return `${lone ? ' lone' : ''}${pair ? ' pair' : ''}`;
}

function card(item: ServiceItem, withPhotos: boolean, sizes: string, page: Page): Html {
  const { anchor, name, photo, focus, alt, intro } = item;
  const isPictured = withPhotos && photo !== '';
  return html`<li id="${anchor}" class="card service${isPictured ? ' pictured' : ''}" data-ground="card">
    ${isPictured && html`<div class="photo">${picture(page, { url: photo, focus }, 'card', { alt, sizes })}</div>`}
    <div class="body">
      <h3 dir="auto">${name}</h3>
      ${intro !== '' && html`<p dir="auto">${intro}</p>`} ${serviceMore(item, page)}
    </div>
  </li>`;
}
