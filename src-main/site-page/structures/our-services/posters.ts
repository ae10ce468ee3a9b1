import type { ServiceItem, ServicesModel } from '../../content/sections/our-services.ts';
import { css, filled, scrim } from '../../html/css.ts';
import { html, type Html } from '../../html/html.ts';
import type { Page } from '../../page.ts';
import { gridSizes, gridStyle } from '../../parts/grid.ts';
import { heading } from '../../parts/heading.ts';
import { picture } from '../../parts/picture.ts';
import { serviceList, serviceMore, serviceMoreStyles } from '../../parts/service-more.ts';
import type { Structure } from '../structure.ts';

/**
 * Tall photos without gaps, with number, name and words on the scrim at their foot. The last row is as wide as the
 * others.
 */
export const posters: Structure<ServicesModel> = {
  fits: ({ services, pictured }) => pictured === services.length && pictured > 1,
  shared: [serviceMoreStyles],
  render(model, page) {
    const list = (items: readonly ServiceItem[], before: number): Html =>
      html`<ul class="g" style="${gridStyle(items.length)}">
        ${items.map((item, at) => poster(item, before + at + 1, gridSizes(items.length, '146vw', 1.9, 1920), page))}
      </ul>`;
    return html`<div class="top">
      <div class="w">${heading('our-services', model)}</div>
      ${serviceList(model, page, list)}
    </div>`;
  },
  css: css`
    .our-services-posters .top {
      padding-top: var(--s-section);
    }
    .our-services-posters .service-names {
      width: min(100% - 2 * clamp(1.15rem, 4vw, 2.5rem), 76rem);
      margin-inline: auto;
    }
    /* Leaves space for a slanted section below, which overlaps the end of this section. */
    .our-services-posters .top:has(> :is(.all, .rest)) {
      padding-bottom: calc(var(--s-5) + 2.5vw);
    }
    .our-services-posters .g {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    .our-services-posters .service {
      position: relative;
      isolation: isolate;
      display: grid;
      align-items: end;
      overflow: hidden;
      min-height: 75cqi;
      --fade: 3.5rem;
    }
    .our-services-posters .photo {
      position: absolute;
      inset: 0;
      z-index: -1;
    }
    .our-services-posters .photo img {
      ${filled};
    }
    /* The scrim is as high as the words and fades out above them. */
    .our-services-posters .body {
      padding: var(--fade) clamp(1.2rem, 2.2vw, 1.8rem) clamp(1.2rem, 2.2vw, 1.8rem);
      background: ${scrim('var(--veil)', 'var(--fade)')};
    }
    .our-services-posters em {
      display: block;
      color: var(--mark);
      font: var(--w-display) 1.2rem/1 var(--f-display);
    }
    .our-services-posters .body > p {
      margin-top: 0.5rem;
      line-height: 1.45;
    }
    @container s (min-width: 40rem) {
      .our-services-posters .g {
        display: flex;
        flex-wrap: wrap;
      }
      .our-services-posters .service {
        --fade: 5.5rem;
        flex: 1 1 calc(100% / var(--mid) - 1px);
        min-height: min(125cqi / var(--mid), 40rem);
      }
    }
    @container s (min-width: 60rem) {
      .our-services-posters .service {
        flex-basis: calc(100% / var(--cols) - 1px);
        min-height: min(125cqi / var(--cols), 40rem);
      }
    }
    @media print {
      .our-services-posters .photo {
        display: none;
      }
    }
  `,
};

function poster(item: ServiceItem, at: number, sizes: string, page: Page): Html {
  const { anchor, name, photo, focus, alt, intro } = item;
  return html`<li id="${anchor}" class="service" data-ground="photo">
    <div class="photo">${picture(page, { url: photo, focus }, 'card', { alt, sizes })}</div>
    <div class="body">
      <em aria-hidden="true">${String(at).padStart(2, '0')}</em>
      <h3 dir="auto">${name}</h3>
      ${intro !== '' && html`<p dir="auto">${intro}</p>`} ${serviceMore(item, page)}
    </div>
  </li>`;
}
