import type { AboutModel } from '../../content/sections/about-us.ts';
import { css, filled } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { aboutFacts, aboutFactsStyles, aboutPlate, besideClass } from '../../parts/about-facts.ts';
import { heading } from '../../parts/heading.ts';
import { buttons } from '../../parts/link.ts';
import { picture } from '../../parts/picture.ts';
import { prose } from '../../parts/prose.ts';
import { always, type Structure } from '../structure.ts';

/** Words and a photo side by side, the photo as high as the words. */
export const side: Structure<AboutModel> = {
  fits: always,
  shared: [aboutFactsStyles],
  render: (model, page) => {
    const plate = aboutPlate(model, page);
    return html`<div class="w band row ${besideClass(model, plate)}">
      <div>
        ${heading('about-us', model)}
        <div class="prose">${prose(model.paragraphs)}</div>
        ${model.photo && aboutFacts(model, page)} ${buttons(page, model.cta ? [model.cta] : [])}
      </div>
      ${model.photo && html`<div class="photo">${picture(page, model.photo, 'about', { alt: model.photo.alt })}</div>`}
      ${plate}
    </div>`;
  },
  css: css`
    .about-us-side .row {
      display: grid;
      gap: clamp(2rem, 5vw, 5rem);
    }
    .about-us-side .head {
      margin-bottom: 1.4rem;
    }
    .about-us-side .photo {
      position: relative;
      min-height: 18rem;
      overflow: hidden;
      border-radius: var(--r-photo);
      background: var(--wash);
    }
    .about-us-side .photo img {
      position: absolute;
      inset: 0;
      ${filled};
    }
    .about-us-side .btns {
      margin-top: 2rem;
    }
    @container s (min-width: 62rem) {
      .about-us-side .has-photo {
        grid-template-columns: 1fr minmax(0, 0.9fr);
      }
    }
  `,
};
