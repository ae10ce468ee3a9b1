import { css, engraved } from '../html/css.ts';
import type { Language } from './language.ts';
import { lined, usual } from './usual.ts';

/** “Monograph”: for landscape architects, builders and interior designers. Large, light type and much white space. */
export const v4: Language = {
  name: 'Monograph',
  fonts: {
    display: 'Fraunces',
    text: 'Instrument Sans',
    faces: ['fraunces', 'instrument-sans', 'instrument-sans-medium'],
  },
  tokens: {
    ...usual,
    'w-display': '380',
    'w-text': '400',
    'w-bold': '500',
    tracking: '-.03em',
    'lh-display': '1',
    't-5': 'clamp(1.6rem,1.1rem + 1.2vw,2.2rem)',
    't-6': 'clamp(2.1rem,1.3rem + 3.2vw,4.25rem)',
    't-7': 'clamp(2.9rem,1.2rem + 7vw,7.5rem)',
    's-section': 'clamp(3.25rem,1.8rem + 5.8vw,7.5rem)',
    'r-photo': '0',
    'r-card': '0',
    'r-button': '99px',
    'r-field': '0',
    'l-bold': '1px',
    shadow: 'none',
    'card-line': '1px solid var(--line)',
    stroke: '1.3',
    'kick-w': '500',
  },
  rhythm: ['page'],
  placed: { footer: 'page', get_a_quote: 'tint', reviews: 'tint' },
  pageHead: 'plain',
  limits: { services: 8, photos: 6, reviews: 6 },
  recipe: {
    ...lined,
    'about-us': ['column'],
    cta: ['line'],
    faq: ['side'],
    'final-cta': ['line'],
    footer: ['colophon'],
    get_a_quote: ['plate'],
    hero: ['editorial', 'type'],
    'logo-w-text-grid': ['ledger'],
    navigation: ['minimal'],
    'our-best-work': ['offset', 'grid'],
    'our-services': ['numbered'],
    reviews: ['single', 'two'],
  },
  skin: css`
    :is(h1, h2, h3, blockquote) {
      word-spacing: 0.07em;
    }
    .kick {
      font-size: 0.92rem;
    }
    .btn.main {
      border-color: transparent;
    }
    @container s (min-width: 40rem) {
      .btn.main,
      .btn.second {
        padding-inline: 1.7rem;
      }
    }
    .head .sub {
      font-size: 1rem;
    }
    .ico {
      stroke-width: 1.3;
    }
    &.navigation-minimal .row {
      min-height: 5rem;
    }
    &.navigation-minimal .mark b {
      font-weight: 500;
      font-size: clamp(1.2rem, 1rem + 0.8vw, 1.5rem);
    }
    &.hero-editorial h1,
    &.hero-type h1 {
      line-height: 0.98;
    }
    &.logo-w-text-grid-ledger b {
      font-weight: 400;
    }
    /* A single badge is set like a heading, across the whole width. */
    &.logo-w-text-grid-ledger li:only-child {
      grid-column: 1 / -1;
      gap: clamp(1rem, 3cqi, 2.5rem);
      padding-block: var(--s-4);
    }
    &.logo-w-text-grid-ledger li:only-child b {
      color: var(--head);
      font: var(--w-display) var(--t-6) / 1.1 var(--f-display);
      letter-spacing: var(--tracking);
    }
    &.logo-w-text-grid-ledger li:only-child::before {
      content: '';
      flex: none;
      width: 0.8rem;
      height: 0.8rem;
      border-radius: 50%;
      background: var(--rule);
    }
    .card:not(.words) {
      background: none;
      border-width: 1px 0 0;
    }
    /* A hero without photos: engraved lines fill the initial. The form's panel covers a part of the initial. */
    &.hero-type .brief h1 {
      font-size: max(var(--t-7), min(var(--t-7) * 1.9, (100cqi - var(--beside)) / (var(--longest) * 0.56)));
      --beside: 3rem;
    }
    &.hero-type .monogram {
      inset: -1rem -20cqi auto auto;
      width: 0.8em;
      font-size: clamp(22rem, 84cqi, 56rem);
      background: ${engraved};
      background-clip: text;
      -webkit-text-fill-color: #0000;
      -webkit-text-stroke: 0;
    }
    &.hero-type .side {
      position: relative;
      padding: 2.5rem 0 0;
      border: 0;
      background: var(--bg);
    }
    &.hero-type .side::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 -100vw -50vw;
      background: inherit;
    }
    @container s (max-width: 59.99rem) {
      &.hero-type .brief .words {
        padding-top: 18cqi;
      }
    }
    @container s (min-width: 60rem) {
      &.hero-type .row {
        align-items: stretch;
        min-height: min(100svh - 9rem, 48rem);
      }
      &.hero-type .words {
        align-self: end;
      }
      &.hero-type .brief h1 {
        --beside: 36rem;
      }
      &.hero-type .side {
        display: grid;
        align-items: center;
        margin-block: calc(-1 * clamp(3.5rem, 7vw, 7rem));
        padding: 2.5rem 0 2.5rem clamp(2rem, 4vw, 4rem);
      }
      &.hero-type .side::before {
        inset: 0 -100vw 0 0;
      }
      &.hero-type .monogram {
        inset: 50% -8cqi auto auto;
      }
      &.hero-type .has-form .monogram {
        inset-inline-end: 8rem;
      }
    }
    &.get_a_quote-plate .side {
      padding-inline: 0;
    }
    .deal {
      border: 1px solid var(--line);
      padding-block: 1.2rem;
    }
    .place-lists .places .ico {
      display: none;
    }
    .qa h3,
    .steps h3,
    .form-title,
    .deal h3,
    &.our-partners-ledger h3,
    .place-lists h3 {
      font: 500 1.15rem/1.35 var(--f-text);
      letter-spacing: 0;
    }
    &.modal h2 {
      font-size: 2rem;
    }
    &.footer-colophon .own {
      justify-items: start;
      text-align: start;
      border-top: 1px solid var(--line);
    }
    &.footer-colophon .social {
      justify-content: start;
    }
    .foot-logo {
      padding: 0;
    }
    .foot-name.brief {
      font-size: clamp(3.5rem, 15cqi, 13rem);
      line-height: 0.95;
    }
    @media (prefers-reduced-motion: no-preference) {
      @supports (animation-timeline: view()) {
        &.our-best-work-offset li img {
          animation: v4-in linear both;
          animation-timeline: view();
          animation-range: entry 0% entry 40%;
        }
      }
    }
    @keyframes v4-in {
      from {
        opacity: 0.25;
      }
    }
  `,
};
