import type { FooterModel } from '../../content/sections/footer.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { footContact, footEnd, footHours, footLinks, footMark, footSocials, footStyles } from '../../parts/footer.ts';
import { always, type Structure } from '../structure.ts';

/** Logo or name, tagline and social profiles in the middle, everything else below a hairline. */
export const colophon: Structure<FooterModel> = {
  ground: 'deep',
  fits: always,
  shared: [footStyles],
  render: (model, page) =>
    html`<div class="w">
      <div class="own">
        ${footMark(model, page)} ${model.tagline !== '' && html`<p dir="auto">${model.tagline}</p>`}
        ${footSocials(model, page)}
      </div>
      <div class="row">${footContact(model, page)} ${footHours(model, page)} ${footLinks(model, page)}</div>
      ${footEnd(model, page)}
    </div>`,
  css: css`
    .footer-colophon .own {
      display: grid;
      gap: 1rem;
      justify-items: center;
      padding-block: clamp(2.5rem, 5vw, 4.5rem) 2.25rem;
      text-align: center;
    }
    .footer-colophon .own > p:not(.foot-name) {
      color: var(--quiet);
    }
    .footer-colophon .social {
      justify-content: center;
    }
    .footer-colophon .row {
      display: grid;
      gap: 2rem clamp(2rem, 5vw, 5rem);
      padding-block: 2.25rem;
      border-top: 1px solid var(--line);
    }
    @container s (min-width: 40rem) {
      .footer-colophon .row {
        grid-template-columns: 1fr 1fr;
      }
    }
    @container s (min-width: 64rem) {
      .footer-colophon .row {
        grid-template-columns: none;
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
      }
    }
  `,
};
