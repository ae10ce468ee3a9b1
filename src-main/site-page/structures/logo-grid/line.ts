import type { AwardsModel } from '../../content/sections/logo-grid.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { picture } from '../../parts/picture.ts';
import { always, type Structure } from '../structure.ts';

/** Logos on one line after a few words, on a light ground of their own. */
export const line: Structure<AwardsModel> = {
  ground: 'page',
  fits: always,
  render: ({ title, logos }, page) =>
    html`<div class="w rows">
      <h2 id="logo-grid-title">${title}</h2>
      <ul>
        ${logos.map(({ url, alt }) => html`<li>${picture(page, url, 'award', { alt })}</li>`)}
      </ul>
    </div>`,
  css: css`
    .logo-grid-line .rows {
      display: flex;
      flex-wrap: wrap;
      gap: 1rem 2.5rem;
      align-items: center;
      padding-block: 1.5rem;
    }
    .logo-grid-line h2 {
      color: var(--quiet);
      font: var(--w-bold) var(--t-2) / 1.4 var(--f-text);
      letter-spacing: 0;
      text-transform: none;
    }
    .logo-grid-line ul {
      display: flex;
      flex: 1 1 16rem;
      flex-wrap: wrap;
      gap: 1rem 2rem;
      align-items: center;
    }
    .logo-grid-line img {
      width: auto;
      max-width: 8rem;
      height: 3.4rem;
      object-fit: contain;
    }
  `,
};
