import type { FooterModel } from '../../content/sections/footer.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { footEnd, footRow, footRowStyles, footStyles } from '../../parts/footer.ts';
import { always, type Structure } from '../structure.ts';

/** Columns: logo or name with social profiles, contact, hours, links. */
export const columns: Structure<FooterModel> = {
  ground: 'deep',
  fits: always,
  shared: [footStyles],
  render: (model, page) => html`<div class="w">${footRow(model, page)} ${footEnd(model, page)}</div>`,
  css: css`
    ${footRowStyles('.footer-columns')}
    .footer-columns .row {
      gap: 2.25rem clamp(2rem, 5vw, 4.5rem);
      padding-block: clamp(3rem, 5vw, 4.5rem) 2.5rem;
    }
    .footer-columns .own > p {
      color: var(--quiet);
    }
    .footer-columns .own > .foot-name {
      color: var(--head);
    }
    @container s (min-width: 72rem) {
      .footer-columns .row {
        column-gap: clamp(1.75rem, 3vw, 4.5rem);
      }
    }
  `,
};
