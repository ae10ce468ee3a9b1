import type { FooterModel } from '../../content/sections/footer.ts';
import { always, type Structure } from '../../engine/structure.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { footContact, footEnd, footHours, footLinks, footMark, footSocials, footStyles } from '../../parts/footer.ts';

/** Mark and profiles, contact, hours and links in columns. */
export const columns: Structure<FooterModel> = {
  ground: 'deep',
  fits: always,
  shared: [footStyles],
  render: (model, page) =>
    html`<div class="w">
      <div class="row">
        <div class="own">
          ${footMark(model, page)} ${model.tagline !== '' && html`<p dir="auto">${model.tagline}</p>`}
          ${footSocials(model, page)}
        </div>
        ${footContact(model, page)} ${footHours(model, page)} ${footLinks(model, page)}
      </div>
      ${footEnd(model, page)}
    </div>`,
  css: css`
    .footer-columns .row {
      display: grid;
      gap: 2.25rem clamp(2rem, 5vw, 4.5rem);
      padding-block: clamp(3rem, 5vw, 4.5rem) 2.5rem;
    }
    .footer-columns .own {
      display: grid;
      gap: 1rem;
      align-content: start;
    }
    .footer-columns .own > p {
      color: var(--quiet);
    }
    .footer-columns .own > .foot-name {
      color: var(--head);
    }
    @container s (min-width: 40rem) {
      .footer-columns .row {
        grid-template-columns: 1fr 1fr;
      }
    }
    @container s (min-width: 72rem) {
      .footer-columns .row {
        display: flex;
        justify-content: space-between;
        column-gap: clamp(1.75rem, 3vw, 4.5rem);
      }
      .footer-columns .own {
        flex: 1 1 12rem;
        max-width: 22rem;
      }
    }
  `,
};
