import type { AwardsModel } from '../../content/sections/logo-grid.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { gridStyle } from '../../parts/grid.ts';
import { picture } from '../../parts/picture.ts';
import { always, type Structure } from '../structure.ts';

const MOST_COLUMNS = 5;

/** Logos in equal white cells, so that logos drawn for a light ground are visible on every ground. */
export const cells: Structure<AwardsModel> = {
  fits: always,
  render: ({ title, logos }, page) =>
    html`<div class="w rows">
      <h2 id="logo-grid-title">${title}</h2>
      <ul style="${gridStyle(logos.length, MOST_COLUMNS)}">
        ${logos.map(({ url, alt }) => html`<li data-ground="white">${picture(page, url, 'award', { alt })}</li>`)}
      </ul>
    </div>`,
  css: css`
    .logo-grid-cells .rows {
      padding-block: calc(var(--s-section) * 0.55);
    }
    .logo-grid-cells h2 {
      color: var(--quiet);
      font: var(--w-bold) var(--t-2) / 1.4 var(--f-text);
      letter-spacing: 0.02em;
      text-align: center;
      text-transform: none;
    }
    .logo-grid-cells ul {
      display: grid;
      grid-template-columns: repeat(var(--mid), minmax(0, 12rem));
      justify-content: center;
      gap: var(--s-2);
      margin-top: var(--s-4);
    }
    .logo-grid-cells li {
      display: grid;
      place-items: center;
      height: 6.5rem;
      padding: 0.8rem clamp(0.6rem, 3cqi, 1rem);
      border: var(--card-line);
      border-radius: var(--r-card);
    }
    .logo-grid-cells img {
      width: auto;
      max-width: 100%;
      max-height: 4.9rem;
      object-fit: contain;
    }
    @container s (max-width: 59.99rem) {
      .logo-grid-cells li:last-child {
        grid-column: var(--last);
      }
    }
    @container s (min-width: 60rem) {
      .logo-grid-cells ul {
        grid-template-columns: repeat(var(--cols), minmax(0, 12rem));
      }
    }
  `,
};
