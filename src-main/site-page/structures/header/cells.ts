import type { FactsModel } from '../../content/sections/header.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import { link, mailLink } from '../../parts/link.ts';
import { always, type Structure } from '../structure.ts';

/** Facts in equal cells with lines between them. */
export const cells: Structure<FactsModel> = {
  ground: 'deep',
  fits: always,
  render: ({ place, open, email, phone }, page) =>
    html`<ul class="w">
      ${place !== '' && html`<li>${icon('pin')}<span>${page.words.serving(place)}</span></li>`}
      ${open && html`<li class="wide">${icon('clock')}<span>${open.days}: ${open.hours}</span></li>`}
      ${email !== '' && html`<li class="wide">${icon('mail')}${mailLink(page, email)}</li>`}
      ${phone && html`<li class="wide">${icon('phone')}${link(page, `tel:${phone.number}`, phone.label)}</li>`}
    </ul>`,
  css: css`
    .header-cells ul {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: auto;
      justify-content: space-between;
      font-size: var(--t-2);
      line-height: 1.35;
    }
    .header-cells {
      border-top: 1px solid var(--line);
    }
    .header-cells li {
      display: flex;
      align-items: center;
      gap: 0.55rem;
      min-height: 2.6rem;
    }
    .header-cells .ico {
      color: var(--rule);
    }
    .header-cells a {
      padding-block: 0.25rem;
      text-decoration: none;
    }
    .header-cells a:hover {
      text-decoration: underline;
    }
    @container s (max-width: 59.99rem) {
      .header-cells .wide {
        display: none;
      }
    }
  `,
};
