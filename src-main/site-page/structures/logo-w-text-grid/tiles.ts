import type { BadgesModel } from '../../content/sections/logo-w-text-grid.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { badgeIcon, badgeList, badgeListStyles, badgeWords, onCards } from '../../parts/badge-icon.ts';
import { gridStyle } from '../../parts/grid.ts';
import { always, type Structure } from '../structure.ts';

/** A tile for each badge. */
export const tiles: Structure<BadgesModel> = {
  ...onCards,
  fits: always,
  render: ({ title, badges }, page) =>
    badgeList(
      title,
      html`<ul style="${gridStyle(badges.length, 4)}">
        ${badges.map((badge) => html`<li class="card" data-ground="card"><i class="mark">${badgeIcon(badge, page)}</i>${badgeWords(badge)}</li>`)}
      </ul>`,
    ),
  css: css`
    ${badgeListStyles('.logo-w-text-grid-tiles')}
    .logo-w-text-grid-tiles ul {
      gap: min(var(--s-3), 0.9rem);
      padding-block: 0 var(--s-3);
    }
    /* Adds space below heroes that end with a visible edge. Other heroes end with space of their own. */
    :is(.hero-type, .hero-overlay) + .logo-w-text-grid-tiles ul {
      padding-top: var(--s-3);
    }
    .logo-w-text-grid-tiles li {
      padding: 0.75rem;
      border-radius: min(var(--r-card), 22px);
    }
    .logo-w-text-grid-tiles .mark {
      font-size: 1.15rem;
    }
    /* An odd number of tiles is in rows of up to four that fill the width. In pairs the last tile would be alone. */
    @container s (min-width: 40rem) and (max-width: 59.99rem) {
      .logo-w-text-grid-tiles ul:has(> :nth-child(odd):last-child:not(:only-child)) {
        display: flex;
        flex-wrap: wrap;
      }
      .logo-w-text-grid-tiles li {
        flex: 1 1 30%;
      }
      .logo-w-text-grid-tiles ul:has(> :nth-child(7):last-child) li {
        flex-basis: 22%;
      }
    }
    @container s (min-width: 60rem) {
      .logo-w-text-grid-tiles ul {
        gap: var(--s-3);
      }
      .logo-w-text-grid-tiles li {
        padding: 0.9rem 1.1rem;
      }
    }
  `,
};
