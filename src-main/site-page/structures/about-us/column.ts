import type { AboutModel } from '../../content/sections/about-us.ts';
import { covering, css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { aboutFacts, aboutFactsStyles, aboutPlate } from '../../parts/about-facts.ts';
import { heading } from '../../parts/heading.ts';
import { buttons } from '../../parts/link.ts';
import { picture } from '../../parts/picture.ts';
import { prose } from '../../parts/prose.ts';
import { always, type Structure } from '../structure.ts';

/** One column of words, with a wide photo below. */
export const column: Structure<AboutModel> = {
  fits: always,
  shared: [aboutFactsStyles],
  render: (model, page) =>
    html`<div class="w band">
      <div class="words">
        ${heading('about-us', model)}
        <div class="prose">${prose(model.paragraphs)}</div>
        ${buttons(page, model.cta ? [model.cta] : [])}
      </div>
      ${model.photo && html`<div class="photo">${picture(page, model.photo, 'hero', { alt: model.photo.alt })}</div>`}
      ${model.photo ? aboutFacts(model, page) : aboutPlate(model, page)}
    </div>`,
  css: css`
    .about-us-column .words {
      max-width: var(--measure);
      margin-inline: auto;
    }
    .about-us-column .prose {
      font-size: var(--t-4);
    }
    .about-us-column .btns {
      margin-top: 1.8rem;
    }
    .about-us-column .photo {
      margin-top: var(--s-5);
      overflow: hidden;
      border-radius: var(--r-photo);
    }
    .about-us-column img {
      width: 100%;
      aspect-ratio: 4 / 3;
      ${covering};
    }
    .about-us-column :is(.w > .about-facts, .about-plate) {
      max-width: var(--measure);
      margin-inline: auto;
    }
    .about-us-column .about-plate {
      margin-top: var(--s-5);
    }
    @container s (min-width: 48rem) {
      .about-us-column img {
        aspect-ratio: 21 / 9;
      }
    }
  `,
};
