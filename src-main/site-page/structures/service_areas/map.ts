import type { AreaMap } from '../../content/area-map.ts';
import type { AreasModel } from '../../content/sections/service_areas.ts';
import { css } from '../../html/css.ts';
import { attributes, html, type Html } from '../../html/html.ts';
import type { Page } from '../../page.ts';
import { heading } from '../../parts/heading.ts';
import { placeLists, placeListStyles } from '../../parts/place-lists.ts';
import type { Structure } from '../structure.ts';

/** The names of the towns beside a map. Areas are circles to scale, but a very small area has a larger circle. */
export const map: Structure<AreasModel> = {
  fits: (model) => model.map !== null,
  shared: [placeListStyles],
  render: (model, page) =>
    html`<div class="w band">
      ${heading('service_areas', model)}
      <div class="beside">${model.map && drawing(model.map, page)} ${placeLists(model, page)}</div>
    </div>`,
  css: css`
    .service_areas-map .beside {
      display: grid;
      gap: var(--s-5);
      align-items: center;
    }
    .service_areas-map .drawing {
      width: 100%;
      height: auto;
      border: 1px solid var(--line);
      border-radius: var(--r-photo);
      background: var(--wash);
    }
    .service_areas-map .land {
      fill: color-mix(in oklab, var(--wash) 45%, var(--bg));
      stroke: var(--line);
      stroke-width: 1.5;
    }
    .service_areas-map .borders {
      fill: none;
      stroke: var(--field);
      stroke-dasharray: 6 4;
    }
    .service_areas-map .circles {
      opacity: 0.22;
      fill: var(--link);
    }
    .service_areas-map .town {
      fill: var(--link);
    }
    .service_areas-map text {
      fill: var(--ink);
      stroke: var(--bg);
      stroke-width: 4;
      paint-order: stroke;
      font: var(--w-bold) 19px var(--f-text);
    }
    @container s (min-width: 56rem) {
      .service_areas-map .beside {
        grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
      }
    }
  `,
};

/** Minimum radius of the circle around a town, in units of the map. */
const HALO = 16;

function drawing({ width, height, land, borders, towns }: AreaMap, { words }: Page): Html {
  const label = words.areasMap(towns.map(({ name }) => name).join(', '));
  return html`<svg
    ${attributes({ class: 'drawing', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': label })}
  >
    <path class="land" d="${land}" />
    <path class="borders" d="${borders}" />
    <g class="circles">
      ${towns.map(({ x, y, radius }) => html`<circle ${attributes({ cx: x, cy: y, r: Math.max(radius, HALO) })} />`)}
    </g>
    ${towns.map(({ x, y }) => html`<circle class="town" ${attributes({ cx: x, cy: y, r: 5 })} />`)}
    ${names(towns, width).map(({ name, ...at }) => html`<text ${attributes(at)}>${name}</text>`)}
  </svg>`;
}

/** Assumed width of a letter and height of a line of a name, in units of the map. */
const [LETTER, LINE] = [10.5, 22];
/** Possible offsets of a name from its town, each with the name's `text-anchor`. The first one that is free is used. */
const sides = [
  { dx: 10, dy: 6, anchor: 'start' },
  { dx: -10, dy: 6, anchor: 'end' },
  { dx: 0, dy: -14, anchor: 'middle' },
  { dx: 0, dy: 29, anchor: 'middle' },
  // The following are for towns near an edge of the map or near another name.
  { dx: 6, dy: -14, anchor: 'end' },
  { dx: 6, dy: 29, anchor: 'end' },
  { dx: -6, dy: -14, anchor: 'start' },
  { dx: -6, dy: 29, anchor: 'start' },
] as const;
const heldAt = { start: 0, middle: 0.5, end: 1 } as const;

/** Returns the names that fit beside their towns, placed in order of area size. Other names are only in the list. */
function names(towns: AreaMap['towns'], width: number) {
  const taken = towns.map(({ x, y }) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }));
  return towns.flatMap((town) => {
    const length = town.name.length * LETTER;
    for (const { dx, dy, anchor } of sides) {
      const [left, bottom] = [town.x + dx - length * heldAt[anchor], town.y + dy + 3];
      const place = { left, right: left + length, top: bottom - LINE, bottom };
      const isFree = taken.every(
        ({ left: from, right: to, top, bottom: end }) =>
          to < place.left || from > place.right || end < place.top || top > place.bottom,
      );
      if (left < 4 || place.right > width - 4 || !isFree) continue;
      taken.push(place);
      return [{ name: town.name, x: town.x + dx, y: town.y + dy, 'text-anchor': anchor }];
    }
    return [];
  });
}
