import type { HeroModel } from '../../content/sections/hero.ts';
import { clippedStage, css, curveAtFoot } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heroWords, proofLine } from '../../parts/hero-words.ts';
import { buttons } from '../../parts/link.ts';
import { openLine } from '../../parts/open-now.ts';
import { onPhotos, photoStage } from '../../parts/slides.ts';
import type { Structure } from '../structure.ts';

/** Words on a photo that fills the section. The veil is densest behind the words. */
export const overlay: Structure<HeroModel> = {
  ...onPhotos,
  render: (model, page) =>
    photoStage(
      model,
      page,
      html`<div class="w words">
        ${heroWords(model)}${buttons(page, model.ctas)}${proofLine(model, page)}${openLine(model, page)}
      </div>`,
    ),
  css: css`
    .hero-overlay .stage {
      ${clippedStage};
      display: grid;
      align-items: center;
      min-height: clamp(32rem, 86svh, 46rem);
      padding-block: clamp(3.5rem, 8vw, 6rem) clamp(7.5rem, 11vw, 9rem);
    }
    .hero-overlay .stage::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      background: var(--veil);
    }
    .hero-overlay .words > * {
      max-width: 42rem;
    }
    .hero-overlay .lead {
      margin-top: 1.1rem;
      max-width: 36rem;
    }
    .hero-overlay .btns {
      margin-top: 2rem;
    }
    .hero-overlay .proof {
      margin-top: 1.6rem;
    }
    .hero-overlay .curve {
      ${curveAtFoot};
      height: clamp(2rem, 6vw, 6rem);
      fill: var(--c-page);
    }
    @container s (max-width: 39.99rem) {
      .hero-overlay .stage {
        align-items: end;
        /* Keeps the last line of the words above the phone bar. */
        padding-block: 6.5rem 6.75rem;
      }
      /* The veil is thin above the words, so that the photo is visible there. */
      .hero-overlay .stage::before {
        background: linear-gradient(var(--veil-soft) 2rem, var(--veil) 6.5rem);
      }
    }
    @container s (min-width: 60rem) {
      /* The veil is dense up to the end of the words, which begin at the page's margin and are up to 42rem wide. */
      .hero-overlay .stage::before {
        background: linear-gradient(var(--to, 90deg), var(--veil) max(44.5rem, 50% + 4rem), var(--veil-soft));
      }
      .hero-overlay .stage:dir(rtl)::before {
        --to: 270deg;
      }
      .hero-overlay .pause {
        inset-inline-end: max(2.5rem, 50vw - 38rem);
        top: auto;
        bottom: 8.5rem;
      }
    }
    @media print {
      .hero-overlay .stage {
        min-height: 0;
      }
      .hero-overlay .stage::before,
      .hero-overlay .curve {
        display: none;
      }
    }
  `,
};
