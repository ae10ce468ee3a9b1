import type { AreaEntry, AreasModel } from '../content/sections/service_areas.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import { icon } from '../icons.ts';
import type { Page } from '../page.ts';
import { link } from './link.ts';
import { linkOrFold } from './rest.ts';

type States = AreasModel['states'];

/** maximum number of towns that the home page shows at once */
const TOWNS_SHOWN = 12;

/**
 * Renders the first towns, by state; the others are folded or behind a link. A page below the home page shows all
 * towns.
 */
export function someStates({ states, count }: AreasModel, page: Page, draw: (states: States) => Html): Html {
  if (page.root !== '' || count <= TOWNS_SHOWN) return draw(states);
  const shown: States = [];
  const others: States = [];
  let room = TOWNS_SHOWN;
  for (const { name, areas } of states) {
    if (room > 0) shown.push({ name, areas: areas.slice(0, room) });
    if (areas.length > room) others.push({ name, areas: areas.slice(room) });
    room = Math.max(0, room - areas.length);
  }
  return html`${draw(shown)} ${linkOrFold(page, page.words.moreAreas, () => draw(others))}`;
}

/** maximum number of columns side by side */
const COLUMNS = 4;

/**
 * Returns a number of columns with which the last column is not empty: 6 towns are three columns of two, because four
 * columns of two would leave one empty.
 */
const columnsFilled = (count: number): number => Math.ceil(count / Math.ceil(count / COLUMNS));

/** Renders the names of the served towns, by state if there are several states, and the address of the business. */
export function placeLists(model: AreasModel, page: Page): Html {
  const { base } = model;
  const lists = (states: States): Html =>
    html`${states.map(
      ({ name, areas }) =>
        html`${name !== '' && html`<h3 dir="auto">${name}</h3>`}
          <ul class="places" style="--cols:${columnsFilled(areas.length)}">
            ${areas.map((area) => place(area, page))}
          </ul>`,
    )}`;
  return html`<div class="place-lists">
    ${someStates(model, page, lists)}
    ${
      base &&
      html`<p class="base">
        ${icon('home')}<span dir="auto">${page.words.basedAt} ${link(page, base.href, base.text)}</span>
      </p>`
    }
  </div>`;
}

function place({ name, href, radius }: AreaEntry, page: Page): Html {
  const near = radius > 0 && html`<small>${page.words.milesShort(radius)}</small>`;
  return html`<li>${link(page, href, html`${icon('pin')}<span dir="auto">${name}</span>${near}`)}</li>`;
}

export const placeListStyles = css`
  .place-lists h3 {
    margin: 1.4rem 0 0.6rem;
    font-size: var(--t-4);
  }
  .place-lists .places {
    columns: var(--cols) 15rem;
    column-gap: 2rem;
  }
  .place-lists .places li {
    break-inside: avoid;
    border-bottom: 1px solid var(--line);
  }
  .place-lists .places a {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding-block: 0.6rem;
    line-height: 1.35;
    text-decoration: none;
  }
  .place-lists .places a[href]:hover {
    text-decoration: underline;
  }
  .place-lists .places .ico {
    align-self: center;
    color: var(--link);
  }
  .place-lists small {
    margin-inline-start: auto;
    color: var(--quiet);
    font-size: var(--t-1);
    white-space: nowrap;
  }
  .place-lists .base {
    display: flex;
    gap: 0.6rem;
    margin-top: 1.6rem;
  }
  .place-lists .base .ico {
    margin-top: 0.25rem;
    color: var(--link);
  }
  .place-lists .base a {
    display: inline-block;
    padding-block: 0.1rem;
  }
`;
