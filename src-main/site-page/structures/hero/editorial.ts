import type { HeroModel } from '../../content/sections/hero.ts';
import { clippedStage, css, curveAtFoot } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { imageShapes } from '../../images.ts';
import { curve } from '../../parts/curves.ts';
import { button, link } from '../../parts/link.ts';
import { proofLine } from '../../parts/hero-words.ts';
import { openLine } from '../../parts/open-now.ts';
import { slides, slidesPause, slideStyles } from '../../parts/slides.ts';
import type { Structure } from '../structure.ts';

/** A giant title beside a narrow column with lead and phone number. Below is a wide photo with a caption. */
export const editorial: Structure<HeroModel> = {
  ground: 'page',
  fits: ({ photos }) => photos.length > 0,
  shared: [slideStyles],
  render: (model, page) => {
    const { kicker, title, lead, ctas, phone, years, tradeInPlace } = model;
    const { words } = page;
    const own = phone && link(page, `tel:${phone.number}`, phone.label, 'tel');
    const others = ctas.filter(({ href }) => href !== (phone && `tel:${phone.number}`));
    // The phone number dials, so the button that dials the same number is left out. If no other button would remain,
    // that button is kept and the phone number is left out instead.
    const isAlone = others.length === 0 && ctas.length > 0;
    const facts = [tradeInPlace, years === '' ? '' : /^\d+$/.test(years) ? words.years(Number(years)) : years];
    return html`<div class="w row">
        <div>
          ${kicker !== '' && html`<p class="kick" dir="auto">${kicker}</p>`}
          <h1 id="hero-title" class="${title.length > 48 ? 'long' : 'short'}" dir="auto">${title}</h1>
        </div>
        <div class="aside">
          ${lead !== '' && html`<p class="lead" dir="auto">${lead}</p>`}
          <p class="btns">
            ${!isAlone && own}
            ${(isAlone ? ctas : others).map((cta, at) => button(page, cta, at === 0 ? 'main' : 'second'))}
          </p>
          ${proofLine(model, page)} ${openLine(model, page)}
        </div>
      </div>
      <figure>
        <div class="photo">
          ${slides(model, page, { phone: { use: 'phone', sizes: imageShapes.phone.sizes } })}${slidesPause(model, page)}${curve(model.curve)}
        </div>
        <figcaption class="w" dir="auto">${facts.filter(Boolean).join(' — ')}</figcaption>
      </figure>`;
  },
  css: css`
    .hero-editorial .row {
      display: grid;
      gap: 2rem 3rem;
      padding-block: clamp(2rem, 5vw, 4.5rem) clamp(2rem, 4vw, 3.5rem);
    }
    .hero-editorial h1 {
      max-width: calc(12.5 * var(--ch));
    }
    .hero-editorial h1.long {
      max-width: calc(18 * var(--ch));
      font-size: calc(var(--t-7) * 0.72);
    }
    .hero-editorial .aside {
      max-width: 26rem;
      align-self: end;
    }
    .hero-editorial .lead {
      font-size: 1.1rem;
    }
    .hero-editorial .btns {
      align-items: center;
      gap: 1rem 1.8rem;
      margin-top: 1.6rem;
    }
    .hero-editorial .tel {
      padding-block: 0.4rem;
      font-family: var(--f-display);
      font-size: 2rem;
      letter-spacing: 0;
      line-height: 1.2;
      text-decoration: none;
    }
    .hero-editorial .proof {
      margin-top: 1.2rem;
    }
    .hero-editorial figure {
      max-width: 104rem;
      margin-inline: auto;
    }
    .hero-editorial .photo {
      ${clippedStage};
      aspect-ratio: 4 / 5;
      max-height: 80svh;
      width: 100%;
      color: var(--c-on-deep);
    }
    .hero-editorial .curve {
      ${curveAtFoot};
      height: clamp(1.5rem, 4vw, 4rem);
      fill: var(--bg);
    }
    .hero-editorial figcaption {
      padding-block: 0.8rem;
      color: var(--quiet);
      font-size: var(--t-2);
    }
    /* On phones the spaces between the texts are small, so that the first screen shows a part of the photo. */
    @container s (max-width: 39.99rem) {
      .hero-editorial .row {
        gap: 0.9rem;
        padding-block: 0.6rem 1rem;
      }
      .hero-editorial .lead {
        font-size: 1rem;
        line-height: 1.4;
      }
      .hero-editorial .btns {
        gap: 0.4rem 1rem;
        margin-top: 0.8rem;
      }
      /* The button is beside the phone number if its label fits there on one line, otherwise below the number. */
      .hero-editorial .btn {
        flex: auto;
        width: auto;
        padding-inline: 1rem;
      }
      .hero-editorial .btn .ico {
        display: none;
      }
      .hero-editorial .tel {
        font-size: 1.4rem;
      }
      .hero-editorial .proof {
        margin-top: 0.7rem;
      }
      .hero-editorial .open-now {
        margin-top: 0.4rem;
      }
    }
    @container s (min-width: 40rem) {
      .hero-editorial figure {
        padding-inline: clamp(0rem, 4vw, 2.5rem);
      }
      .hero-editorial .photo {
        aspect-ratio: 21 / 9;
        min-height: 18rem;
      }
      .hero-editorial figcaption {
        width: 100%;
      }
    }
    @container s (min-width: 60rem) {
      .hero-editorial .row {
        grid-template-columns: minmax(0, 1fr) 24rem;
        align-items: end;
      }
    }
  `,
};
