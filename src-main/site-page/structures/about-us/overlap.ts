import { besideYears } from '../../content/badges.ts';
import type { AboutModel } from '../../content/sections/about-us.ts';
import { covering, css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { aboutFacts, aboutFactsStyles, aboutPlate, besideClass } from '../../parts/about-facts.ts';
import { heading } from '../../parts/heading.ts';
import { buttons } from '../../parts/link.ts';
import { picture } from '../../parts/picture.ts';
import { prose } from '../../parts/prose.ts';
import { always, type Structure } from '../structure.ts';

/**
 * Words beside a photo, with the years in business on a plate over the photo's corner. Without a photo: words and a
 * plate of facts.
 */
export const overlap: Structure<AboutModel> = {
  fits: always,
  shared: [aboutFactsStyles],
  render: (model, page) => {
    const plate = aboutPlate(model, page);
    return html`<div class="w band row ${besideClass(model, plate)}">
      ${
        model.photo &&
        html`<div class="photo">
          ${picture(page, model.photo, 'about', { alt: model.photo.alt })}
          ${
            model.years !== '' &&
            html`<p class="years" data-ground="card" dir="auto">
              <b>${model.years}</b><span>${besideYears(model.years, page.words.inBusinessSmall)}</span>
            </p>`
          }
        </div>`
      }
      <div>
        ${heading('about-us', model)}
        <div class="prose">${prose(model.paragraphs)}</div>
        ${model.photo && aboutFacts({ ...model, years: '' }, page)} ${buttons(page, model.cta ? [model.cta] : [])}
      </div>
      ${plate}
    </div>`;
  },
  css: css`
    .about-us-overlap .row {
      display: grid;
      gap: clamp(2.5rem, 5vw, 5.5rem);
      align-items: center;
    }
    .about-us-overlap .head {
      margin-bottom: 1.6rem;
    }
    .about-us-overlap .photo {
      position: relative;
      isolation: isolate;
      margin: 0 0.9rem 0.9rem 0;
    }
    .about-us-overlap .photo::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 1.1rem -1.1rem -1.1rem 1.1rem;
      border-radius: var(--r-photo);
      background: var(--rule);
    }
    .about-us-overlap img {
      width: 100%;
      aspect-ratio: 4 / 3;
      ${covering};
      border-radius: var(--r-photo);
    }
    .about-us-overlap .years {
      position: absolute;
      inset-inline-start: 1.25rem;
      bottom: 1.25rem;
      max-width: calc(100% - 2.5rem);
      padding: 0.9rem 1.3rem;
      border-radius: min(var(--r-card), 14px);
      line-height: 1.2;
      box-shadow: var(--shadow);
    }
    .about-us-overlap .years b {
      display: block;
      color: var(--link);
      font: var(--w-display) 1.5rem/1.15 var(--f-display);
    }
    .about-us-overlap .years span {
      color: var(--quiet);
      font-size: var(--t-1);
    }
    .about-us-overlap .btns {
      margin-top: 2rem;
    }
    @container s (min-width: 62rem) {
      .about-us-overlap .has-photo {
        grid-template-columns: minmax(0, 0.85fr) 1fr;
      }
      .about-us-overlap img {
        aspect-ratio: 4 / 5;
      }
    }
  `,
};
