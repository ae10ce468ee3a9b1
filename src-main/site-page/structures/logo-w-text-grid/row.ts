import type { BadgesModel } from '../../content/sections/logo-w-text-grid.ts';
import { always, type Structure } from '../../engine/structure.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { badgeIcon, badgeWords } from '../../parts/badge-icon.ts';
import { gridStyle } from '../../parts/grid.ts';

/** One card with all badges; below a hero it straddles the hero's edge. */
export const row: Structure<BadgesModel> = {
  ground: 'page',
  words: 'card',
  fits: always,
  render: ({ title, badges }, page) =>
    html`<div class="w">
      <h2 class="vh" id="logo-w-text-grid-title">${title}</h2>
      <ul class="card" data-ground="card" style="${gridStyle(badges.length, 4)}">
        ${badges.map((badge) => html`<li><i class="mark">${badgeIcon(badge, page)}</i>${badgeWords(badge)}</li>`)}
      </ul>
    </div>`,
  css: css`
    .logo-w-text-grid-row {
      z-index: 2;
      padding-block: var(--s-4);
    }
    .hero-overlay + .logo-w-text-grid-row {
      margin-top: -4.2rem;
      padding-top: 0;
      background: none;
    }
    .logo-w-text-grid-row ul {
      display: grid;
      gap: 1.2rem 1rem;
      padding: 1.2rem;
    }
    .logo-w-text-grid-row li {
      display: flex;
      align-items: center;
      gap: 0.7rem;
    }
    .logo-w-text-grid-row .mark {
      flex: none;
      color: var(--link);
      font-size: 1.35rem;
    }
    .logo-w-text-grid-row img {
      width: 1.35rem;
      height: 1.35rem;
      object-fit: contain;
    }
    .logo-w-text-grid-row b,
    .logo-w-text-grid-row small {
      display: block;
      line-height: 1.3;
    }
    .logo-w-text-grid-row b {
      font-weight: var(--w-bold);
    }
    .logo-w-text-grid-row small {
      color: var(--quiet);
      font-size: var(--t-1);
    }
    @container s (min-width: 21.5rem) {
      .logo-w-text-grid-row ul {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .logo-w-text-grid-row li:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    @container s (max-width: 40rem) {
      .logo-w-text-grid-row li {
        gap: 0.5rem;
        font-size: var(--t-2);
      }
    }
    @container s (min-width: 60rem) {
      .logo-w-text-grid-row ul {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
        gap: 1.5rem;
        padding: 1.5rem 1.8rem;
      }
      .logo-w-text-grid-row li:last-child:nth-child(odd) {
        grid-column: auto;
      }
      .logo-w-text-grid-row li {
        gap: 0.9rem;
      }
      .logo-w-text-grid-row .mark {
        font-size: 1.7rem;
      }
      .logo-w-text-grid-row img {
        width: 2rem;
        height: 2rem;
      }
    }
  `,
};
