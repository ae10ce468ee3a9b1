import type { BadgesModel } from '../../content/sections/logo-w-text-grid.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { badgeIcon, badgeWords } from '../../parts/badge-icon.ts';
import { gridStyle } from '../../parts/grid.ts';
import { always, type Structure } from '../structure.ts';

/** Badges in large words on the ground `accent`. */
export const stamp: Structure<BadgesModel> = {
  ground: 'accent',
  fits: always,
  render: ({ title, badges }, page) =>
    html`<div class="w">
      <h2 class="vh" id="logo-w-text-grid-title">${title}</h2>
      <ul style="${gridStyle(badges.length, 4)}">
        ${badges.map((badge) => html`<li><i class="mark">${badgeIcon(badge, page)}</i>${badgeWords(badge)}</li>`)}
      </ul>
    </div>`,
  css: css`
    .logo-w-text-grid-stamp ul {
      display: grid;
      gap: 1.1rem 0.9rem;
      padding-block: 1.1rem 1.8rem;
    }
    .logo-w-text-grid-stamp li {
      display: flex;
      align-items: center;
      gap: 0.7rem;
    }
    @container s (max-width: 40rem) {
      .logo-w-text-grid-stamp li:has(img) {
        flex-wrap: wrap;
      }
    }
    @container s (min-width: 21.5rem) {
      .logo-w-text-grid-stamp ul {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .logo-w-text-grid-stamp li:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    .logo-w-text-grid-stamp .mark {
      flex: none;
      font-size: 1.5rem;
    }
    .logo-w-text-grid-stamp img {
      width: 2.5rem;
      height: 2.5rem;
      object-fit: contain;
    }
    .logo-w-text-grid-stamp b,
    .logo-w-text-grid-stamp small {
      display: block;
      line-height: 1.25;
    }
    .logo-w-text-grid-stamp b {
      font: var(--w-display) 1.25rem/1 var(--f-display);
      text-transform: var(--case);
    }
    .logo-w-text-grid-stamp small {
      font-size: var(--t-1);
    }
    @container s (min-width: 60rem) {
      .logo-w-text-grid-stamp ul {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
        gap: 1.4rem;
      }
      .logo-w-text-grid-stamp li:last-child:nth-child(odd) {
        grid-column: auto;
      }
      .logo-w-text-grid-stamp .mark {
        font-size: 1.9rem;
      }
      .logo-w-text-grid-stamp b {
        font-size: 1.55rem;
      }
    }
  `,
};
