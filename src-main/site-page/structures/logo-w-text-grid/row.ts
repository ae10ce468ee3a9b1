import type { BadgesModel } from '../../content/sections/logo-w-text-grid.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { badgeIcon, badgeList, badgeListStyles, badgeWords, onCards } from '../../parts/badge-icon.ts';
import { gridStyle } from '../../parts/grid.ts';
import { always, type Structure } from '../structure.ts';

/** One card with all badges. Below the hero `overlay` it overlaps the hero's lower edge. */
export const row: Structure<BadgesModel> = {
  ...onCards,
  fits: always,
  render: ({ title, badges }, page) =>
    badgeList(
      title,
      html`<ul class="card" data-ground="card" style="${gridStyle(badges.length, 4)}">
        ${badges.map((badge) => html`<li><i class="mark">${badgeIcon(badge, page)}</i>${badgeWords(badge)}</li>`)}
      </ul>`,
    ),
  css: css`
    ${badgeListStyles('.logo-w-text-grid-row')}
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
      gap: 1.2rem 1rem;
      padding: 1.2rem;
    }
    .logo-w-text-grid-row .mark {
      font-size: 1.35rem;
    }
    @container s (min-width: 60rem) {
      .logo-w-text-grid-row ul {
        gap: 1.5rem;
        padding: 1.5rem 1.8rem;
      }
      .logo-w-text-grid-row .mark {
        font-size: 1.7rem;
      }
    }
  `,
};
