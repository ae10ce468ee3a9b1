import type { HeroModel } from '../../content/sections/hero.ts';
import { clippedStage, css, curveAtFoot } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heroWords, proofLine } from '../../parts/hero-words.ts';
import { buttons } from '../../parts/link.ts';
import { openLine } from '../../parts/open-now.ts';
import { onPhotos, photoStage } from '../../parts/slides.ts';
import type { Structure } from '../structure.ts';

/** A photo that fills the section and gets darker towards its foot, where giant words and a stack of buttons are. */
export const poster: Structure<HeroModel> = {
  ...onPhotos,
  render: (model, page) =>
    photoStage(
      model,
      page,
      html`<div class="w row">
        <div>${heroWords(model)}</div>
        <div>${buttons(page, model.ctas)}${proofLine(model, page)}${openLine(model, page)}</div>
      </div>`,
    ),
  css: css`
    .hero-poster .stage {
      ${clippedStage};
      display: grid;
      align-items: end;
      min-height: clamp(30rem, 70svh, 44rem);
      padding-block: 1.2rem clamp(3rem, 9vw, 9rem);
    }
    /* The scrim extends past the stage, which clips it. It is dense behind the words and fades out above them. */
    .hero-poster .row::before {
      content: '';
      position: absolute;
      inset: -60rem -100vw -10rem;
      z-index: -1;
      background: linear-gradient(
        0deg,
        var(--veil-full) 12rem,
        var(--veil) calc(100% - 59.5rem),
        var(--veil-soft) calc(100% - 52rem)
      );
    }
    .hero-poster .row {
      position: relative;
      display: grid;
      gap: 1.2rem 3rem;
    }
    .hero-poster h1 {
      max-width: calc(17 * var(--ch));
    }
    @container s (max-width: 22rem) {
      .hero-poster h1 {
        font-size: min(var(--t-7), 12.5cqi);
      }
    }
    .hero-poster h1.long {
      max-width: calc(26 * var(--ch));
      font-size: calc(var(--t-7) * 0.66);
      text-transform: none;
      line-height: 1;
    }
    .hero-poster .lead {
      margin-top: 1.1rem;
    }
    .hero-poster .proof {
      margin-top: 1rem;
    }
    .hero-poster .curve {
      ${curveAtFoot};
      height: clamp(2rem, 5vw, 5rem);
      fill: var(--next, var(--c-page));
    }
    @container s (min-width: 60rem) {
      .hero-poster .stage {
        min-height: clamp(34rem, 94svh, 54rem);
        padding-top: 6rem;
      }
      .hero-poster .row {
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: end;
      }
      .hero-poster .btns {
        flex-direction: column;
        align-items: stretch;
      }
      .hero-poster .proof {
        flex-direction: column;
        align-items: start;
      }
    }
    @media print {
      .hero-poster .stage {
        min-height: 0;
      }
      .hero-poster .row::before,
      .hero-poster .curve {
        display: none;
      }
    }
  `,
};
