import type { HeroModel } from '../../content/sections/hero.ts';
import { clippedStage, css, curveAtFoot } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { curve } from '../../parts/curves.ts';
import { heroWords, proofLine } from '../../parts/hero-words.ts';
import { buttons } from '../../parts/link.ts';
import { openLine } from '../../parts/open-now.ts';
import { slides, slidesPause, slideStyles } from '../../parts/slides.ts';
import type { Structure } from '../structure.ts';

/** A photo in a mat, nearly as wide as the page. A card with a double frame is over the lower middle of the photo. */
export const letter: Structure<HeroModel> = {
  ground: 'page',
  innerGround: 'card',
  fits: ({ photos }) => photos.length > 0,
  shared: [slideStyles],
  render: (model, page) =>
    html`<div class="desk">
      <div class="mat">
        <div class="photo">
          ${slides(model, page, { sizes: '98vw' })} ${slidesPause(model, page)} ${curve(model.curve)}
        </div>
      </div>
      <div class="card words" data-ground="card">
        <div class="inner">
          ${heroWords(model)} ${buttons(page, model.ctas)} ${proofLine(model, page)} ${openLine(model, page)}
        </div>
      </div>
    </div>`,
  css: css`
    .hero-letter {
      padding-block: clamp(0.4rem, 1cqi, 1rem) clamp(2rem, 4vw, 3.5rem);
    }
    .hero-letter .mat {
      max-width: 120rem;
      margin-inline: clamp(0.4rem, 1cqi, 1rem);
      padding: clamp(0.4rem, 0.8cqi, 0.8rem);
      border: 1px solid var(--line);
      background: var(--c-card);
    }
    .hero-letter .photo {
      ${clippedStage};
      height: clamp(9rem, 27svh, 28rem);
      background: var(--wash);
    }
    .hero-letter .curve {
      ${curveAtFoot};
      height: clamp(1.2rem, 4cqi, 4rem);
      fill: var(--c-card);
    }
    .hero-letter .words {
      position: relative;
      z-index: 2;
      width: min(46rem, 100% - 1.5rem);
      margin: -4.5rem auto 0;
      padding: 9px;
      text-align: center;
    }
    .hero-letter .inner {
      padding: clamp(1.1rem, 3.2cqi, 2.4rem) clamp(1rem, 4cqi, 3.5rem);
      border: 1px solid var(--line);
    }
    .hero-letter h1 {
      max-width: 100%;
      margin-inline: auto;
    }
    .hero-letter .lead {
      margin: 0.9rem auto 0;
      max-width: 36rem;
    }
    .hero-letter .btns {
      justify-content: center;
      margin-top: 1.5rem;
    }
    .hero-letter :is(.proof, .open-now) {
      justify-content: center;
      margin-top: 1.2rem;
    }
    /* On phones the lead comes last, because the photo needs the lead's place on the first screen. */
    @container s (max-width: 39.99rem) {
      .hero-letter .inner {
        display: flex;
        flex-direction: column;
      }
      .hero-letter .lead {
        order: 1;
        margin-top: 1.1rem;
      }
    }
    /* The photo begins above the card and reaches nearly to the card's lower edge, however high the card is. */
    @container s (min-width: 40rem) {
      .hero-letter .desk {
        display: grid;
        grid-template: var(--above) auto / minmax(0, 1fr);
        --above: 24svh;
      }
      .hero-letter .mat {
        grid-area: 1 / 1 / 3;
        justify-self: center;
        width: calc(100% - 2 * clamp(0.4rem, 1cqi, 1rem));
        margin: 0 0 clamp(3rem, 5cqi, 4.5rem);
      }
      .hero-letter .photo {
        height: 100%;
      }
      .hero-letter .words {
        grid-area: 2 / 1;
        width: min(46rem, 100% - 9rem);
        margin-top: 0;
      }
    }
    @container s (min-width: 60rem) {
      .hero-letter .desk {
        --above: clamp(5rem, 42svh - 13.5rem, 22rem);
      }
    }
    @media print {
      .hero-letter .desk {
        display: block;
      }
      .hero-letter .mat {
        display: none;
      }
      .hero-letter .words {
        margin-top: 0;
      }
    }
  `,
};
