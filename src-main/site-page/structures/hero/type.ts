import type { HeroModel } from '../../content/sections/hero.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { form, formStyles } from '../../parts/form.ts';
import { besideForm, heroWords, trustList } from '../../parts/hero-words.ts';
import { buttons } from '../../parts/link.ts';
import { openLine } from '../../parts/open-now.ts';
import { always, type Structure } from '../structure.ts';

/** Maximum number of characters of a title in the larger type size. */
const BRIEF = 20;

/**
 * Large words on the ground `deep`, for a record without photos. The words include rating and badges. Beside the words
 * is the form, if there is one. Behind the words is the company's initial, in place of a photo.
 */
export const type: Structure<HeroModel> = {
  ground: 'deep',
  fits: always,
  hasForm: ({ form: own }) => own !== null,
  shared: [formStyles],
  render(model, page) {
    const asked = page.hasFormAbove ? null : model.form;
    const longest = Math.max(...model.title.split(/\s+/).map(({ length }) => length));
    return html`<div
      class="w row${asked ? ' has-form' : ''}${model.title.length <= BRIEF ? ' brief' : ''}"
      style="--longest:${longest}"
    >
      <div class="words">
        <span class="monogram" aria-hidden="true">${model.initial}</span>
        ${heroWords(model)}${buttons(page, asked ? besideForm(model.ctas) : model.ctas)}${trustList(model, page)}${openLine(model, page)}
      </div>
      ${asked && html`<div class="side card" data-ground="card">${form(asked, page, 'hero')}</div>`}
    </div>`;
  },
  css: css`
    .hero-type .in {
      overflow: clip;
    }
    .hero-type .row {
      position: relative;
      isolation: isolate;
      display: grid;
      gap: 2.5rem clamp(2rem, 6vw, 6rem);
      align-items: center;
      padding-block: clamp(3.5rem, 7vw, 7rem);
    }
    .hero-type h1 {
      max-width: calc(18 * var(--ch));
    }
    .hero-type .monogram {
      position: absolute;
      z-index: -1;
      inset: 1.5rem 0 auto auto;
      /* The same width in every font, so that the letter does not move when its font is loaded. */
      width: 0.75em;
      color: var(--bg);
      font: var(--w-display) clamp(10rem, 52cqi - 8rem, 46rem) / 0.75 var(--f-display);
      pointer-events: none;
      user-select: none;
      -webkit-text-stroke: 3px var(--line);
      /* The outlines of some letters cross each other. The fill is painted last, to cover the lines inside a letter. */
      paint-order: stroke fill;
    }
    .hero-type .lead {
      margin-top: 1.1rem;
    }
    .hero-type .btns {
      margin-top: 2rem;
    }
    .hero-type .ticks {
      display: flex;
      flex-wrap: wrap;
      gap: 0.6rem 1.6rem;
      margin-top: 1.8rem;
      font-size: var(--t-2);
      font-weight: 600;
    }
    .hero-type .ticks li {
      display: flex;
      align-items: center;
      gap: 0.5rem;
    }
    .hero-type .ticks .ico {
      color: var(--rule);
    }
    .hero-type .side {
      padding: clamp(1.4rem, 3vw, 2.2rem);
    }
    @container s (min-width: 60rem) {
      .hero-type .has-form {
        grid-template-columns: 1.35fr minmax(0, 26rem);
      }
      .hero-type .brief h1 {
        font-size: calc(var(--t-7) * 1.4);
      }
      .hero-type .monogram {
        inset-block: 50% auto;
        translate: 0 -50%;
      }
      .hero-type .has-form .monogram {
        inset-inline-end: 20rem;
      }
    }
  `,
};
