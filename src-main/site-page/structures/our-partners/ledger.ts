import type { PartnersModel } from '../../content/sections/our-partners.ts';
import { covering, css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import { heading } from '../../parts/heading.ts';
import { link } from '../../parts/link.ts';
import { picture } from '../../parts/picture.ts';
import { always, type Structure } from '../structure.ts';

/** A line for each partner: picture, name, note, and a link. */
export const ledger: Structure<PartnersModel> = {
  fits: always,
  render: (model, page) =>
    html`<div class="w band">
      ${heading('our-partners', model)}
      <ul>
        ${model.partners.map(
          ({ name, note, photo, href }) =>
            html`<li>
              ${photo !== '' && picture(page, photo, 'partner', { alt: name === '' ? page.words.partner : '' })}
              <div>
                ${name !== '' && html`<h3 dir="auto">${name}</h3>`} ${note !== '' && html`<p dir="auto">${note}</p>`}
              </div>
              ${href !== '' && link(page, href, html`${page.words.visit}<span class="vh"> ${name || page.words.thisPartner}</span>${icon('external')}`, 'go')}
            </li>`,
        )}
      </ul>
    </div>`,
  css: css`
    .our-partners-ledger ul {
      display: grid;
      grid-template-columns: 5rem minmax(0, 1fr) auto;
      column-gap: 1.25rem;
      border-bottom: 1px solid var(--line);
    }
    .our-partners-ledger li {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
      align-items: center;
      padding-block: 0.8rem;
      border-top: 1px solid var(--line);
    }
    .our-partners-ledger li > div:first-child {
      grid-column: 1 / 3;
    }
    .our-partners-ledger img {
      width: 5rem;
      height: 3.4rem;
      ${covering};
      border-radius: var(--r-photo);
    }
    .our-partners-ledger h3 {
      font-size: var(--t-4);
    }
    .our-partners-ledger p {
      color: var(--quiet);
      font-size: var(--t-2);
    }
    @container s (max-width: 22rem) {
      .our-partners-ledger ul {
        grid-template-columns: 3.5rem minmax(0, 1fr) auto;
        column-gap: 0.8rem;
      }
      .our-partners-ledger img {
        width: 3.5rem;
      }
      .our-partners-ledger h3 {
        font-size: var(--t-3);
      }
    }
    @container s (min-width: 48rem) {
      .our-partners-ledger li > div {
        display: grid;
        grid-template-columns: minmax(0, 0.8fr) 1fr;
        gap: 1.5rem;
        align-items: baseline;
      }
    }
  `,
};
