import { besideYears } from '../../content/badges.ts';
import type { HeroModel } from '../../content/sections/hero.ts';
import { clippedStage, css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { icon } from '../../icons.ts';
import { curve } from '../../parts/curves.ts';
import { heroWords, proofLine } from '../../parts/hero-words.ts';
import { buttons } from '../../parts/link.ts';
import { openLine } from '../../parts/open-now.ts';
import { slides, slidesPause, slideStyles } from '../../parts/slides.ts';
import type { Structure } from '../structure.ts';

/**
 * Words at the left. At the right is a photo in a rounded shape, in front of a colored blob, with facts at the photo's
 * edge.
 */
export const split: Structure<HeroModel> = {
  ground: 'tint',
  fits: ({ photos }) => photos.length > 0,
  shared: [slideStyles],
  render(model, page) {
    const { years: counted, badges } = model;
    const years = /^\d+$/.test(counted) ? page.words.years(Number(counted)) : counted;
    return html`<div class="w row">
        <div class="words">
          ${heroWords(model)} ${buttons(page, model.ctas)} ${proofLine(model, page)} ${openLine(model, page)}
        </div>
        <div class="scene">
          <div class="photo">
            ${slides(model, page, { sizes: '(min-width: 960px) min(56vw, 750px), 102vw' })} ${slidesPause(model, page)}
          </div>
          ${years !== '' && html`<p class="chip first" data-ground="card"><b>${years}</b> ${besideYears(years, page.words.inBusinessSmall)}</p>`}
          ${badges
            .filter(({ name }) => name !== years)
            .slice(0, 1)
            .map(
              ({ name }) =>
                html`<p class="chip second" data-ground="card">${icon('check')}<span dir="auto">${name}</span></p>`,
            )}
        </div>
      </div>
      ${curve(model.curve)}`;
  },
  css: css`
    .hero-split {
      position: relative;
      padding-bottom: clamp(2.5rem, 6vw, 6rem);
    }
    .hero-split .row {
      display: grid;
      gap: 2.25rem clamp(2rem, 5cqi, 5rem);
      align-items: center;
      padding-block: clamp(1.5rem, 4cqi, 4rem);
    }
    .hero-split .lead {
      margin-top: 1.1rem;
      max-width: 34rem;
    }
    .hero-split .btns {
      margin-top: 1.8rem;
    }
    .hero-split .proof {
      margin-top: 1.4rem;
    }
    .hero-split .scene {
      position: relative;
      isolation: isolate;
      margin-inline: 0.5rem;
    }
    .hero-split .scene::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: -4% -3% 12% 22%;
      border-radius: 58% 42% 38% 62% / 46% 58% 42% 54%;
      background: var(--rule);
    }
    .hero-split .photo {
      ${clippedStage};
      aspect-ratio: 5 / 4;
      border-radius: 42% 58% 46% 54% / 52% 44% 56% 48%;
      background: var(--wash);
    }
    .hero-split .pause {
      inset: auto 14% 10% auto;
    }
    .hero-split .chip {
      position: absolute;
      display: flex;
      align-items: center;
      gap: 0.5rem;
      max-width: 70%;
      padding: 0.7rem 1.1rem;
      border-radius: min(var(--r-card), 20px);
      font-size: var(--t-2);
      line-height: 1.25;
      box-shadow: var(--shadow);
    }
    .hero-split .chip b {
      color: var(--link);
      font: var(--w-display) var(--t-5) / 1 var(--f-display);
    }
    .hero-split .chip .ico {
      color: var(--link);
      stroke-width: 3;
    }
    .hero-split .first {
      top: 8%;
      inset-inline-end: -0.5rem;
    }
    .hero-split .second {
      bottom: 8%;
      inset-inline-start: -0.5rem;
    }
    .hero-split .curve {
      position: absolute;
      inset-inline: 0;
      bottom: -1px;
      width: 100%;
      height: clamp(1.5rem, 5vw, 5rem);
      fill: var(--c-page);
    }
    /* On phones the spaces between the texts are small, so that the first screen shows a part of the photo. */
    @container s (max-width: 39.99rem) {
      .hero-split .row {
        gap: 1rem;
        padding-top: 0.6rem;
      }
      .hero-split .lead {
        margin-top: 0.6rem;
        font-size: 1rem;
        line-height: 1.4;
      }
      .hero-split .btns {
        margin-top: 1rem;
      }
      .hero-split .proof {
        margin-top: 0.8rem;
      }
      .hero-split .open-now {
        margin-top: 0.4rem;
      }
    }
    @container s (min-width: 60rem) {
      .hero-split .row {
        grid-template-columns: 1.05fr 1fr;
        min-height: min(38rem, 78svh);
      }
    }
    @media (prefers-reduced-motion: no-preference) {
      .hero-split .chip {
        animation: hero-split 0.6s ease-out both;
      }
    }
    @keyframes hero-split {
      from {
        transform: translateY(6px);
        opacity: 0;
      }
    }
    @media print {
      .hero-split .scene {
        display: none;
      }
    }
  `,
};
