import type { BadgesModel } from '../../content/sections/logo-w-text-grid.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { badgeIcon, badgeWords } from '../../parts/badge-icon.ts';
import { gridStyle } from '../../parts/grid.ts';
import { always, type Structure } from '../structure.ts';

/** The badges as words below hairlines. The picture of a badge is shown, an icon is left out. */
export const ledger: Structure<BadgesModel> = {
  ground: 'page',
  fits: always,
  render: ({ title, badges }, page) =>
    html`<div class="w">
      <h2 class="vh" id="logo-w-text-grid-title">${title}</h2>
      <ul style="${gridStyle(badges.length, 4)}">
        ${badges.map((badge) => html`<li>${typeof badge.icon !== 'string' && badgeIcon(badge, page)}${badgeWords(badge)}</li>`)}
      </ul>
    </div>`,
  css: css`
    .logo-w-text-grid-ledger {
      padding-block: var(--s-5);
    }
    .logo-w-text-grid-ledger ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 1.5rem;
    }
    .logo-w-text-grid-ledger li {
      display: flex;
      gap: 0.8rem;
      align-items: center;
      padding-block: 0.8rem;
      border-top: 1px solid var(--line);
    }
    @container s (max-width: 40rem) {
      .logo-w-text-grid-ledger li:has(img) {
        flex-wrap: wrap;
      }
    }
    .logo-w-text-grid-ledger img {
      width: 2.5rem;
      height: 2.5rem;
      object-fit: contain;
    }
    .logo-w-text-grid-ledger b,
    .logo-w-text-grid-ledger small {
      display: block;
      line-height: 1.35;
    }
    .logo-w-text-grid-ledger b {
      font-weight: var(--w-bold);
    }
    .logo-w-text-grid-ledger small {
      color: var(--quiet);
      font-size: var(--t-1);
    }
    .logo-w-text-grid-ledger li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    @container s (min-width: 60rem) {
      .logo-w-text-grid-ledger ul {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      }
      .logo-w-text-grid-ledger li:last-child:nth-child(odd) {
        grid-column: auto;
      }
    }
  `,
};
