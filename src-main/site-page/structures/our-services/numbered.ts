import type { ServiceItem, ServicesModel } from '../../content/sections/our-services.ts';
import { css, filled } from '../../html/css.ts';
import { html, raw, type Html } from '../../html/html.ts';
import type { Page } from '../../page.ts';
import { heading } from '../../parts/heading.ts';
import { picture } from '../../parts/picture.ts';
import { serviceList, serviceMore, serviceMoreStyles } from '../../parts/service-more.ts';
import { always, type Structure } from '../structure.ts';

/**
 * A numbered list: name, short text and small photo between hairlines. On wide screens the heading is at the left and
 * stays in sight. If no service has a photo, the names are as large as a heading.
 */
export const numbered: Structure<ServicesModel> = {
  fits: always,
  shared: [serviceMoreStyles],
  render(model, page) {
    const list = (items: readonly ServiceItem[], before: number): Html =>
      html`<ol${model.pictured === 0 ? raw(' class="bare"') : ''}>
        ${items.map((item, at) => row(item, before + at + 1, page))}
      </ol>`;
    return html`<div class="w band row">
      ${heading('our-services', model)}
      <div>${serviceList(model, page, list)}</div>
    </div>`;
  },
  css: css`
    .our-services-numbered .row {
      display: grid;
      gap: 0 clamp(2rem, 5vw, 5rem);
    }
    .our-services-numbered ol {
      border-top: 1px solid var(--line);
    }
    .our-services-numbered .service {
      display: grid;
      grid-template-columns: 2.2rem minmax(0, 1fr) auto;
      gap: 0.2rem 1rem;
      align-items: center;
      padding-block: clamp(1.1rem, 2vw, 1.7rem);
      border-bottom: 1px solid var(--line);
    }
    .our-services-numbered em {
      align-self: start;
      padding-top: 0.35em;
      color: var(--quiet);
      font-size: var(--t-1);
      font-style: normal;
      font-variant-numeric: tabular-nums;
    }
    .our-services-numbered .photo {
      width: clamp(5.5rem, 14cqi, 12rem);
      aspect-ratio: 4 / 3;
    }
    .our-services-numbered img {
      ${filled};
      border-radius: var(--r-photo);
    }
    .our-services-numbered .body > p {
      margin-top: 0.4rem;
      color: var(--quiet);
      font-size: var(--t-2);
    }
    .our-services-numbered .bare .service {
      grid-template-columns: 2.2rem minmax(0, 1fr);
      padding-block: clamp(1.3rem, 2.6cqi, 2.4rem);
    }
    .our-services-numbered .bare h3 {
      font-size: var(--t-6);
      line-height: 1.05;
    }
    @container s (max-width: 39.99rem) {
      .our-services-numbered .body > p {
        display: none;
      }
    }
    @container s (max-width: 22rem) {
      .our-services-numbered .service {
        grid-template-columns: 1.4rem minmax(0, 1fr) auto;
        column-gap: 0.6rem;
      }
      .our-services-numbered .photo {
        width: 4rem;
      }
      .our-services-numbered h3 {
        font-size: var(--t-4);
      }
    }
    @container s (min-width: 60rem) {
      .our-services-numbered .row {
        grid-template-columns: 20rem minmax(0, 1fr);
      }
      .our-services-numbered .head {
        position: sticky;
        top: 7rem;
        align-self: start;
      }
    }
  `,
};

function row(item: ServiceItem, at: number, page: Page): Html {
  const { anchor, name, photo, focus, alt, intro } = item;
  return html`<li id="${anchor}" class="service">
    <em aria-hidden="true">${String(at).padStart(2, '0')}</em>
    <div class="body">
      <h3 dir="auto">${name}</h3>
      ${intro !== '' && html`<p dir="auto">${intro}</p>`} ${serviceMore(item, page)}
    </div>
    ${photo !== '' && html`<div class="photo">${picture(page, { url: photo, focus }, 'card', { alt, sizes: '(min-width: 1000px) 220px, 130px' })}</div>`}
  </li>`;
}
