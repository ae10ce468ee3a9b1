import { css } from '../html/css.ts';
import type { Language } from './language.ts';
import { carded, usual } from './usual.ts';

/**
 * “Workbench”, the default language: dark bars and bands, accent-colored edges, slanted corners.
 *
 * This file is the example for the other languages. A language has tokens (sizes, radii, lines), a recipe of
 * structures, and a skin: style rules for what tokens cannot express. The language's row in `version-rows.ts` defines
 * how the language's grounds are made from the record's two colors.
 */
export const v21: Language = {
  name: 'Workbench',
  fonts: { display: 'Archivo', text: 'Archivo', faces: ['archivo-wide', 'archivo', 'archivo-bold'] },
  tokens: {
    ...usual,
    'w-display': '800',
    'w-text': '450',
    'w-bold': '700',
    tracking: '-.02em',
    'lh-display': '1.06',
    't-5': '1.3rem',
    't-6': 'clamp(1.8rem,1.35rem + 1.8vw,2.75rem)',
    't-7': 'clamp(2.3rem,1.4rem + 3.3vw,4rem)',
    's-section': 'clamp(3rem,1.5rem + 6.2vw,6.5rem)',
    'r-photo': '12px',
    'r-card': '12px',
    'r-button': '8px',
    'r-field': '8px',
    'l-bold': '2px',
    shadow: '0 0 0 1px rgb(10 25 50/.07),0 16px 34px -18px rgb(10 25 50/.35)',
    'card-line': '1px solid transparent',
    stroke: '1.8',
    'kick-w': '700',
  },
  rhythm: ['page', 'tint'],
  pageHead: 'photo',
  limits: { services: 6, photos: 6, reviews: 3 },
  recipe: {
    ...carded,
    'about-us': ['overlap'],
    cta: ['band'],
    faq: ['side'],
    'final-cta': ['band'],
    footer: ['columns'],
    get_a_quote: ['side'],
    header: ['line'],
    hero: ['overlay', 'type'],
    'launch-site-banner': ['bar'],
    'logo-w-text-grid': ['row'],
    navigation: ['bar'],
    'our-best-work': ['mosaic', 'grid'],
    'our-services': ['cards'],
    reviews: ['masonry', 'two'],
  },
  bareLogo: css`
    &.navigation-bar .mark.has-logo {
      padding-inline-end: 0;
      color: inherit;
    }
    &.navigation-bar .mark.has-logo::before {
      content: none;
    }
  `,
  skin: css`
    h1,
    h2 {
      font-stretch: 112%;
    }
    .btn {
      transition: transform 0.18s;
    }
    .btn[href]:hover,
    button.btn:hover {
      transform: translateY(-2px);
    }
    .head {
      padding-inline-start: 1.3rem;
      border-inline-start: 6px solid var(--rule);
    }
    .kick::before {
      content: '';
      display: inline-block;
      width: 2.5rem;
      height: 4px;
      margin-inline-end: 0.9rem;
      vertical-align: middle;
      background: var(--rule);
    }
    &.hero-overlay .kick {
      color: inherit;
    }
    .head .kick::before {
      display: none;
    }
    &.navigation-bar .mark.has-logo {
      isolation: isolate;
      padding-inline-end: 2rem;
      color: var(--logo-ink, #16181d);
    }
    &.navigation-bar .mark.has-logo::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 0 0 -100vw;
      background: var(--logo-ground, #fff);
      transform: skewX(-14deg);
      transform-origin: bottom;
      border-right: 6px solid var(--c-accent);
    }
    &.logo-w-text-grid-row .card {
      border-bottom: 5px solid var(--c-accent);
      box-shadow: 0 24px 60px -30px rgb(10 25 50/0.5);
    }
    @container s (min-width: 40rem) {
      &.our-services-cards .pictured .body {
        position: relative;
      }
      &.our-services-cards .pictured h3 {
        position: absolute;
        bottom: 100%;
        inset-inline-start: 0;
        width: var(--plate-width, fit-content);
        max-width: 100%;
        padding: var(--plate-top, 0.7rem) 1.9rem 0.7rem 1.4rem;
        background: var(--plate);
        color: var(--plate-ink);
        clip-path: var(--plate-shape, polygon(0 0, 100% 0, calc(100% - 14px) 100%, 0 100%));
      }
    }
    @container s (min-width: 40rem) and (max-width: 61.99rem) {
      &.our-services-cards .lone .pictured:last-child h3 {
        position: static;
        margin-inline-start: -1.4rem;
        padding-block: 0.7rem;
        width: fit-content;
        background: var(--c-deep);
        color: var(--c-on-deep);
      }
    }
    &.our-services-cards .pictured h3 {
      font-size: 1.15rem;
    }
    .quote {
      border: 1px solid var(--line);
      border-top: 4px solid var(--c-brand);
      border-radius: 10px;
      box-shadow: none;
    }
    &.modal,
    &.get_a_quote-side .side,
    &.hero-type .side {
      border-top: 6px solid var(--c-accent);
    }
  `,
};
