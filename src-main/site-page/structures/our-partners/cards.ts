import type { PartnersModel } from '../../content/sections/our-partners.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import { gridStyle } from '../../parts/grid.ts';
import { heading } from '../../parts/heading.ts';
import { link } from '../../parts/link.ts';
import { picture } from '../../parts/picture.ts';
import { always, type Structure } from '../structure.ts';

/** A card for each partner, with a small picture beside the words. */
export const cards: Structure<PartnersModel> = {
  fits: always,
  render: (model, page) =>
    html`<div class="w band">
      ${heading('our-partners', model)}
      <ul style="${gridStyle(model.partners.length)}">
        ${model.partners.map(
          ({ name, note, photo, href }) =>
            html`<li class="card" data-ground="card">
              ${photo !== '' && picture(page, photo, 'partner', { alt: name === '' ? page.words.partner : '' })}
              <div>
                ${name !== '' && html`<h3 dir="auto">${name}</h3>`} ${note !== '' && html`<p dir="auto">${note}</p>`}
                ${href !== '' && link(page, href, html`${page.words.visit}<span class="vh"> ${name || page.words.thisPartner}</span>${icon('external')}`, 'go')}
              </div>
            </li>`,
        )}
      </ul>
    </div>`,
  css: css`
    .our-partners-cards ul {
      display: grid;
      gap: var(--s-3);
    }
    .our-partners-cards li {
      display: grid;
      grid-template-columns: auto 1fr;
      align-items: center;
      overflow: hidden;
    }
    .our-partners-cards img {
      width: 6.5rem;
      padding: 0.6rem 0 0.6rem 0.8rem;
      height: 100%;
      min-height: 6.5rem;
      object-fit: contain;
    }
    .our-partners-cards li > div {
      padding: 0.9rem 1rem;
      min-width: 0;
    }
    .our-partners-cards h3 {
      font-size: var(--t-4);
    }
    .our-partners-cards p {
      margin-top: 0.25rem;
      color: var(--quiet);
      font-size: var(--t-2);
    }
    @container s (max-width: 22rem) {
      .our-partners-cards img {
        width: 4.5rem;
      }
    }
    @container s (min-width: 40rem) {
      .our-partners-cards ul {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .our-partners-cards li:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
    @container s (min-width: 62rem) {
      .our-partners-cards ul {
        grid-template-columns: repeat(var(--cols), minmax(0, 1fr));
      }
      .our-partners-cards li:last-child:nth-child(odd) {
        grid-column: auto;
      }
    }
  `,
};
