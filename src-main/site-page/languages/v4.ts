import { css } from '../html/css.ts';
import type { Language } from './language.ts';
import { lined, usual } from './usual.ts';

/** “Monograph”: premium, for landscape architects, builders and interiors. Large quiet type and white space. */
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
    get_a_quote: ['side'],
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
    .btn.main,
    .btn.second {
      padding-inline: 1.7rem;
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
    .card:not(.words) {
      background: none;
      border-width: 1px 0 0;
    }
    &.hero-type .side {
      background-color: var(--bg);
    }
    &.get_a_quote-side .side {
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
