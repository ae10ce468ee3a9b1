import type { BadgesModel } from '../../content/sections/logo-w-text-grid.ts';
import { always, type Structure } from '../../engine/structure.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { badgeIcon, badgeWords } from '../../parts/badge-icon.ts';
import { gridStyle } from '../../parts/grid.ts';

/** A tile for each badge. */
export const tiles: Structure<BadgesModel> = {
  ground: 'page',
  words: 'card',
  fits: always,
  render: ({ title, badges }, page) =>
    html`<div class="w">
      <h2 class="vh" id="logo-w-text-grid-title">${title}</h2>
      <ul style="${gridStyle(badges.length, 4)}">
        ${badges.map((badge) => html`<li class="card" data-ground="card"><i class="mark">${badgeIcon(badge, page)}</i>${badgeWords(badge)}</li>`)}
      </ul>
    </div>`,
  css: css`
    .logo-w-text-grid-tiles ul {
      display: grid;
      gap: min(var(--s-3), 0.9rem);
      padding-block: 0 var(--s-3);
    }
    .logo-w-text-grid-tiles li {
      display: flex;
      align-items: center;
      gap: 0.7rem;
      padding: 0.75rem;
      border-radius: min(var(--r-card), 22px);
    }
    .logo-w-text-grid-tiles .mark {
      flex: none;
      color: var(--link);
      font-size: 1.15rem;
    }
    .logo-w-text-grid-tiles img {
      width: 1.35rem;
      height: 1.35rem;
      object-fit: contain;
    }
    .logo-w-text-grid-tiles b,
    .logo-w-text-grid-tiles small {
      display: block;
      line-height: 1.3;
    }
    .logo-w-text-grid-tiles b {
      font-weight: var(--w-bold);
    }
    .logo-w-text-grid-tiles small {
      color: var(--quiet);
      font-size: var(--t-1);
    }
    @container s (min-width: 21.5rem) {
      .logo-w-text-grid-tiles ul {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .logo-w-text-grid-tiles li:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    @container s (max-width: 40rem) {
      .logo-w-text-grid-tiles li {
        gap: 0.5rem;
        font-size: var(--t-2);
      }
    }
    @container s (min-width: 60rem) {
      .logo-w-text-grid-tiles ul {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
        gap: var(--s-3);
      }
      .logo-w-text-grid-tiles li:last-child:nth-child(odd) {
        grid-column: auto;
      }
      .logo-w-text-grid-tiles li {
        gap: 0.9rem;
        padding: 0.9rem 1.1rem;
      }
    }
  `,
};
