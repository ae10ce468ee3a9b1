import type { HeroModel } from '../../content/sections/hero.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import { form, formStyles } from '../../parts/form.ts';
import { besideForm, heroWords, proofLine } from '../../parts/hero-words.ts';
import { buttons } from '../../parts/link.ts';
import { openData } from '../../parts/open-now.ts';
import { slides, slidesPause, slideStyles } from '../../parts/slides.ts';
import { stars } from '../../parts/stars.ts';
import { always, type Structure } from '../structure.ts';

/** Tiles for the words, the rating, the hours, a photo and the form, in this order on phones. */
export const bento: Structure<HeroModel> = {
  ground: 'page',
  innerGround: 'deep',
  fits: ({ photos, form: own }) => photos.length > 0 && own !== null,
  hasForm: always,
  shared: [slideStyles, formStyles],
  render: (model, page) => {
    const { score, open } = model;
    const asked = page.hasFormAbove ? null : model.form;
    const ctas = model.ctas.slice(0, 2);
    const small = Number(score !== null) + Number(open !== null);
    return html`<div class="w tiles-${small}">
      <div class="t words" data-ground="deep">
        ${heroWords(model)}${buttons(page, asked ? besideForm(ctas) : ctas)}${proofLine({ score: null, license: model.license }, page)}
      </div>
      ${
        score &&
        html`<div class="t rate" data-ground="card">
          <b>${score.mean}</b>${stars(Number(score.mean), page.words)}<span
            >${page.words.reviewCount(score.count)}</span
          >
        </div>`
      }
      ${
        open &&
        html`<div class="t now" data-ground="card" ${openData(model, page)}>
          ${model.opening ? html`<i aria-hidden="true"></i>` : icon('clock')}<b>${page.words.hours}</b
          ><span dir="auto">${open.days}<br />${open.hours}</span>
        </div>`
      }
      <div class="t photo">
        ${slides(model, page, { sizes: '(min-width: 960px) max(800px, 50vw), 94vw' })}${slidesPause(model, page)}
      </div>
      ${asked && html`<div class="t side" data-ground="card">${form(asked, page, 'hero')}</div>`}
    </div>`;
  },
  css: css`
    .hero-bento .w {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--s-3);
      padding-block: 0.5rem 1rem;
    }
    .hero-bento .t {
      position: relative;
      overflow: hidden;
      padding: clamp(1.2rem, 2.2vw, 1.9rem);
      border: var(--card-line);
      border-radius: var(--r-card);
    }
    .hero-bento .tiles-0 .words,
    .hero-bento .words,
    .hero-bento .photo,
    .hero-bento .side {
      grid-column: 1 / -1;
    }
    .hero-bento .words {
      display: flex;
      flex-direction: column;
      border: 0;
    }
    .hero-bento .words .kick {
      margin-bottom: 0.8rem;
    }
    .hero-bento h1 {
      font-size: min(var(--t-7), 2.9rem);
    }
    .hero-bento .lead {
      margin-top: 1rem;
      color: var(--quiet);
    }
    .hero-bento .btns {
      margin-top: 1.3rem;
    }
    .hero-bento .proof {
      margin-top: 1rem;
    }
    .hero-bento .photo {
      isolation: isolate;
      min-height: 11rem;
      padding: 0;
      border: 0;
      background: var(--wash);
    }
    .hero-bento .rate b {
      display: block;
      color: var(--head);
      font: var(--w-display) clamp(2.2rem, 4vw, 3rem) / 1 var(--f-display);
      letter-spacing: var(--tracking);
    }
    .hero-bento .stars {
      margin-block: 0.5rem 0.2rem;
    }
    .hero-bento .rate span,
    .hero-bento .now span {
      display: block;
      color: var(--quiet);
      font-size: var(--t-1);
      line-height: 1.4;
    }
    .hero-bento .now b {
      display: block;
      font-size: 1.2rem;
      line-height: 1.3;
    }
    .hero-bento .now i {
      display: block;
      width: 0.75rem;
      height: 0.75rem;
      margin-bottom: 0.9rem;
      border-radius: 50%;
      background: var(--field);
    }
    .hero-bento .now .ico {
      margin-bottom: 0.5rem;
      color: var(--link);
      font-size: 1.3rem;
    }
    .hero-bento [data-now] i {
      background: var(--open);
      animation: hero-bento-open 1.2s 2;
    }
    @keyframes hero-bento-open {
      50% {
        box-shadow: 0 0 0 7px var(--wash);
      }
    }
    .hero-bento .tiles-1 :is(.rate, .now) {
      grid-column: 1 / -1;
    }
    @container s (min-width: 40rem) {
      .hero-bento .photo {
        min-height: 16rem;
      }
    }
    @container s (min-width: 60rem) {
      .hero-bento .w {
        grid-template: auto 1fr / 1.8fr 1.44fr 0.6fr 0.6fr;
      }
      .hero-bento .words {
        grid-area: 1 / 1 / 3 / 2;
        min-height: 30rem;
      }
      .hero-bento .words .btns {
        gap: 0.6rem;
      }
      .hero-bento .words .btn {
        padding-inline: 1rem;
      }
      .hero-bento .photo {
        grid-area: 1 / 2 / 3 / 3;
      }
      /* The small tiles are above the form, so that they are on the first screen however long the form is. */
      .hero-bento :is(.rate, .now) {
        padding: 1.1rem;
      }
      .hero-bento .rate {
        grid-area: 1 / 3;
      }
      .hero-bento .now {
        grid-area: 1 / 4;
      }
      .hero-bento .tiles-1 :is(.rate, .now) {
        grid-area: 1 / 3 / 2 / 5;
      }
      .hero-bento .side {
        grid-area: 2 / 3 / 3 / 5;
      }
      .hero-bento .tiles-0 .side {
        grid-area: 1 / 3 / 3 / 5;
      }
      .hero-bento .w:not(:has(.side)) .photo {
        grid-area: 2 / 2 / 3 / 5;
      }
      .hero-bento .tiles-0:not(:has(.side)) .photo {
        grid-area: 1 / 2 / 3 / 5;
      }
      .hero-bento .w:not(:has(.side)) .rate {
        grid-column: 2;
      }
      /* The message field may grow up to a maximum height, so that the form fills its tile. */
      .hero-bento .form {
        display: flex;
        flex-direction: column;
        height: 100%;
      }
      .hero-bento .form > :is(fieldset, .field):has(textarea) {
        flex: 1;
      }
      .hero-bento textarea {
        flex: 1;
        max-height: 11rem;
      }
      .hero-bento fieldset:has(textarea) {
        grid-template-rows: 1fr;
      }
      .hero-bento .field:has(textarea) {
        display: flex;
        flex-direction: column;
      }
      .hero-bento .form .back {
        margin-top: auto;
      }
    }
  `,
};
