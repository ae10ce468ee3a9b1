import { css } from '../../html/css.ts';

/** Seconds that a slide stays, its change included. */
const hold = 6;
const change = 1.2;

/** Key frames for 2 to 5 slides: each shows for its share of the round. */
function rounds(): string {
  return [2, 3, 4, 5]
    .map((count) => {
      const share = 100 / count;
      const moved = (change / (hold * count)) * 100;
      const at = (percent: number): string => `${percent.toFixed(2)}%`;
      const fade = `@keyframes fade${count}{0%,${at(share)}{opacity:1}${at(share + moved)},${at(100 - moved)}{opacity:0}100%{opacity:1}}`;
      const slide = `@keyframes slide${count}{0%,${at(share - moved)}{transform:none}${at(share)},${at(share + 0.01)}{transform:translateX(-100%)}${at(share + 0.02)},${at(100 - moved)}{transform:translateX(100%)}100%{transform:none}}`;
      const delays = Array.from({ length: count - 1 }, (_, slideAt) => {
        const back = (count - 1 - slideAt) * hold;
        return `.slides-${count}>:nth-child(${slideAt + 2}){animation-delay:-${back}s}`;
      });
      const use = `.fade.slides-${count}>*{animation:fade${count} ${hold * count}s infinite}.slide.slides-${count}>*{animation:slide${count} ${hold * count}s infinite}`;
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
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    .gray img {
      filter: grayscale(1);
    }
    .pause {
      position: absolute;
      z-index: 2;
      left: 1.15rem;
      bottom: 1rem;
      display: grid;
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
      background: rgb(0 0 0 / 25%);
    }
    .pause .ico {
      grid-area: 1 / 1;
      place-self: center;
      pointer-events: none;
    }
    .pause input:checked {
      background: var(--hero-ink);
    }
    .pause input:checked + .ico {
      color: var(--hero-solid);
    }
    .hero:has(.pause :checked) .slides > * {
      animation-play-state: paused;
    }
    @media (min-width: 60rem) {
      .pause {
        inset: 1.25rem max(2.5rem, 50vw - 37.5rem) auto auto;
      }
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
