import type { HeroModel } from '../../content/sections/hero.ts';
import { css, filled } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heroWords, proofLine } from '../../parts/hero-words.ts';
import { buttons } from '../../parts/link.ts';
import { openLine } from '../../parts/open-now.ts';
import { picture } from '../../parts/picture.ts';
import type { Structure } from '../structure.ts';

const PHOTOS = 5;

/**
 * A wall of photos across the whole width of the page, with the words on a plate among the photos. The photos are side
 * by side, so there are no slides.
 */
export const collage: Structure<HeroModel> = {
  innerGround: 'brand',
  fits: ({ photos, more }) => photos.length > 0 && photos.length + more.length >= 3,
  render(model, page) {
    const photos = [...model.photos, ...model.more].slice(0, PHOTOS);
    return html`<div class="wall wall-${photos.length}${model.gray ? ' gray' : ''}">
      <div class="plate" data-ground="brand">
        ${heroWords(model)} ${buttons(page, model.ctas)} ${proofLine(model, page)} ${openLine(model, page)}
      </div>
      ${photos.map(
        (photo, at) =>
          html`<div class="photo">
            ${picture(page, photo, at === 0 ? 'hero' : 'card', {
              alt: photo.alt,
              loading: at === 0 ? 'first' : 'beside',
              sizes: at === 0 ? '(min-width: 1000px) 68vw, 100vw' : '(min-width: 1000px) 50vw, 44vw',
            })}
          </div>`,
      )}
    </div>`;
  },
  css: css`
    .hero-collage .wall {
      display: grid;
      gap: var(--s-2);
      grid-template-columns: repeat(3, minmax(0, 1fr));
      background: var(--page);
    }
    .hero-collage h1 {
      font-size: min(var(--t-7), 3.5rem);
    }
    .hero-collage .plate {
      grid-column: 1 / -1;
      grid-row: 2;
      display: flex;
      flex-direction: column;
      justify-content: center;
      padding: clamp(1.75rem, 6cqi, 3rem) clamp(1.15rem, 4vw, 2.5rem);
    }
    .hero-collage .photo {
      position: relative;
      min-height: 6.5rem;
      overflow: hidden;
      background: var(--wash);
    }
    .hero-collage .photo:nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 1;
      aspect-ratio: 2;
      max-height: 21svh;
      width: 100%;
    }
    .hero-collage .photo:nth-child(n + 6) {
      display: none;
    }
    .hero-collage img {
      position: absolute;
      inset: 0;
      ${filled};
      transition: filter 0.2s;
    }
    .hero-collage .gray img {
      filter: grayscale(1);
    }
    .hero-collage .photo:hover img {
      filter: brightness(1.08);
    }
    .hero-collage .lead {
      margin-top: 0.9rem;
      font-size: 1.05rem;
    }
    .hero-collage .btns {
      margin-top: 1.5rem;
    }
    .hero-collage .proof {
      margin-top: 1.3rem;
    }
    @container s (max-width: 59.99rem) {
      .hero-collage .wall-3 .photo:nth-child(n + 3),
      .hero-collage .wall-4 .photo:nth-child(n + 3) {
        min-height: 8rem;
      }
      .hero-collage .wall-3 {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    @container s (min-width: 60rem) {
      .hero-collage h1 {
        font-size: min(var(--t-7), 3.4cqi);
      }
      .hero-collage .wall {
        grid-template-columns: repeat(12, minmax(0, 1fr));
        grid-template-rows: repeat(6, minmax(0, 1fr));
        min-height: clamp(34rem, 84svh, 48rem);
      }
      .hero-collage .photo {
        min-height: 0;
        max-height: none;
        aspect-ratio: auto;
      }
      .hero-collage .plate {
        grid-area: 1 / 6 / 5 / 10;
        padding: clamp(1.75rem, 2.4cqi, 2.75rem);
      }
      .hero-collage .photo:nth-child(2) {
        grid-area: 1 / 1 / 5 / 6;
        max-height: none;
        aspect-ratio: auto;
      }
      .hero-collage .photo:nth-child(3) {
        grid-area: 1 / 10 / 4 / 13;
      }
      .hero-collage .photo:nth-child(4) {
        grid-area: 4 / 10 / 7 / 13;
      }
      .hero-collage .photo:nth-child(5) {
        grid-area: 5 / 1 / 7 / 4;
      }
      .hero-collage .photo:nth-child(6) {
        display: block;
        grid-area: 5 / 4 / 7 / 10;
      }
      .hero-collage .wall-4 .photo:nth-child(5) {
        grid-area: 5 / 1 / 7 / 10;
      }
      .hero-collage .wall-3 .photo:nth-child(2) {
        grid-area: 1 / 1 / 7 / 6;
      }
      .hero-collage .wall-3 .plate {
        grid-row-end: 7;
      }
    }
    @media print {
      .hero-collage .photo {
        display: none;
      }
    }
  `,
};
