import type { HeroModel } from '../content/sections/hero.ts';
import { css, filled } from '../html/css.ts';
import { html, raw, type Html } from '../html/html.ts';
import { js, type ScriptPart } from '../html/js.ts';
import { icon } from '../icons.ts';
import { imageShapes } from '../images.ts';
import type { Page } from '../page.ts';
import { curve } from './curves.ts';
import { picture, type PictureOptions } from './picture.ts';

/** Seconds per slide, including its transition, and seconds of the transition. */
const secondsPerSlide = 6;
const secondsOfTransition = 1.2;

type Slides = Pick<HeroModel, 'photos' | 'motion' | 'gray'>;

/**
 * Renders the hero's photos, which are shown one after the other. The first photo is fetched with high priority. On
 * published pages the others wait in a template until the page has loaded, because browsers would count stacked
 * pictures as visible and fetch them at once.
 * @param place options of the pictures that depend on their place in the structure
 */
export function slides(
  { photos, motion, gray }: Slides,
  page: Page,
  place: Pick<PictureOptions, 'sizes' | 'phone'>,
): Html {
  const names = `slides ${motion}${photos.length > 1 ? ` slides-${photos.length}` : ''}${gray ? ' gray' : ''}`;
  const [first, ...others] = photos.map(
    (photo, at) =>
      html`<div>
        ${picture(page, photo, 'hero', {
          alt: photo.alt,
          loading: at === 0 ? 'first' : 'beside',
          ...place,
        })}
      </div>`,
  );
  const waiting = page.mode === 'publish' && others.length > 0;
  return html`<div class="${names}">
    ${first}${waiting ? html`<template data-later>${others}</template>` : others}
  </div>`;
}

/**
 * Renders the button that pauses the slides; false for a single photo. In previews the slides are paused at first,
 * because each edit draws the page again and would restart the slides.
 */
export function slidesPause({ photos }: Pick<Slides, 'photos'>, page: Page): Html | false {
  return (
    photos.length > 1 &&
    html`<label class="pause"
      ><input type="checkbox" ${page.mode === 'preview' && raw('checked')} />${icon('pause')}<span class="vh"
        >${page.words.pauseSlides}</span
      ></label
    >`
  );
}

/** Renders the photos with words on them. */
export function photoStage(model: HeroModel, page: Page, words: Html): Html {
  return html`<div class="stage">
    ${slides(model, page, { phone: { use: 'tall', sizes: imageShapes.tall.sizes } })} ${words}
    ${slidesPause(model, page)}${curve(model.curve)}
  </div>`;
}

/** Loads the other slides four seconds after the page has loaded. */
export const laterScript: ScriptPart = {
  needed: ['template data-later'],
  code: js`
    on('load',()=>setTimeout(()=>$$('[data-later]',t=>t.replaceWith(t.content)),4e3));
  `,
};

/**
 * Returns the rules that animate 2 to 5 slides, each shown for its share of a round. The animations begin
 * `secondsOfTransition` seconds after the start of a round, because until then the last slide still fades out in front
 * of the first one.
 */
function rounds(): string {
  return [2, 3, 4, 5]
    .map((count) => {
      const share = 100 / count;
      const moved = (secondsOfTransition / (secondsPerSlide * count)) * 100;
      const at = (percent: number): string => `${percent.toFixed(2)}%`;
      const fade = `@keyframes fade${count}{0%,${at(share)}{opacity:1}${at(share + moved)},${at(100 - moved)}{opacity:0}100%{opacity:1}}`;
      const slide = `@keyframes slide${count}{0%,${at(share - moved)}{transform:none}${at(share)},${at(share + 0.01)}{transform:translateX(-100%)}${at(share + 0.02)},${at(100 - moved)}{transform:translateX(100%)}100%{transform:none}}`;
      const delays = Array.from({ length: count - 1 }, (_, slideAt) => {
        const back = (count - 1 - slideAt) * secondsPerSlide + secondsOfTransition;
        return `.slides-${count}>:nth-child(${slideAt + 2}){animation-delay:-${back}s}`;
      });
      const use = ['fade', 'slide']
        .map((name) => {
          const round = `${name}${count} ${secondsPerSlide * count}s -${secondsOfTransition}s infinite`;
          return `.${name}.slides-${count}>*{animation:${round}}`;
        })
        .join('');
      return fade + slide + use + delays.join('');
    })
    .join('');
}

export const slideStyles =
  rounds() +
  css`
    .slides,
    .slides > * {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
    }
    .slides {
      overflow: hidden;
      z-index: -2;
    }
    .slides img {
      ${filled};
    }
    /*
     * Nothing moves while the other slides are in the template, so that all slides start together. The class is
     * repeated to override the rules above.
     */
    .slides.slides:has(> template) > * {
      animation: none;
    }
    .s:has(.slides > template) .pause {
      display: none;
    }
    .gray img {
      filter: grayscale(1);
    }
    .pause {
      position: absolute;
      z-index: 2;
      inset-inline-end: 1.15rem;
      top: 1rem;
      display: grid;
      color: var(--ink);
    }
    .pause input {
      appearance: none;
      grid-area: 1 / 1;
      width: 2.75rem;
      height: 2.75rem;
      margin: 0;
      border: 1px solid currentColor;
      border-radius: 50%;
      cursor: pointer;
      background: var(--bg);
    }
    .pause .ico {
      grid-area: 1 / 1;
      place-self: center;
      pointer-events: none;
    }
    .pause input:checked {
      background: var(--ink);
    }
    .pause input:checked + .ico {
      color: var(--bg);
    }
    .s:has(.pause :checked) .slides > * {
      animation-play-state: paused;
    }
    @media (prefers-reduced-motion: reduce) {
      .slides > :not(:first-child),
      .pause {
        display: none;
      }
    }
    @media print {
      .pause,
      .slides {
        display: none;
      }
    }
  `;

/** Members that all structures with words on photos share. */
export const onPhotos = {
  ground: 'photo',
  fits: ({ photos }: HeroModel) => photos.length > 0,
  shared: [slideStyles],
} as const;
