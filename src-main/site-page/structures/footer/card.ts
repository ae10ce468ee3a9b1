import type { FooterModel } from '../../content/sections/footer.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { footEnd, footRow, footRowStyles, footStyles } from '../../parts/footer.ts';
import { always, type Structure } from '../structure.ts';

/** A large rounded card at the page's end. */
export const card: Structure<FooterModel> = {
  ground: 'page',
  innerGround: 'deep',
  fits: always,
  shared: [footStyles],
  render: (model, page) =>
    html`<div class="edge">
      <div class="sheet" data-ground="deep">${footRow(model, page)} ${footEnd(model, page)}</div>
    </div>`,
  css: css`
    ${footRowStyles('.footer-card')}
    .footer-card .edge {
      padding: clamp(0.5rem, 1.5vw, 1.5rem);
    }
    .footer-card .sheet {
      padding: clamp(2rem, 4vw, 4rem) max(clamp(1.2rem, 4vw, 3rem), (100cqi - 79rem) / 2) 0.5rem;
      border-radius: var(--r-panel, var(--r-card));
    }
    .footer-card .row {
      gap: 2rem clamp(1.5rem, 4vw, 4rem);
      padding-bottom: 2rem;
    }
    .footer-card .own > p:not(.foot-name) {
      color: var(--quiet);
    }
    @container s (min-width: 72rem) {
      .footer-card .row {
        column-gap: clamp(1.5rem, 3vw, 4rem);
      }
    }
  `,
};
