import { css } from '../html/css.ts';
import type { Language } from './language.ts';
import { lined, usual } from './usual.ts';

/** “Letterhead”: for long-established family firms. Centered and symmetrical, with fine lines and a serif font. */
export const v1: Language = {
  name: 'Letterhead',
  fonts: {
    display: 'Source Serif 4',
    text: 'Source Sans 3',
    faces: ['source-serif', 'source-sans', 'source-sans-semibold'],
  },
  tokens: {
    ...usual,
    'w-display': '600',
    'w-text': '400',
    'w-bold': '600',
    tracking: '-.01em',
    'lh-display': '1.14',
    't-5': '1.3rem',
    't-6': 'clamp(1.7rem,1.3rem + 1.5vw,2.4rem)',
    't-7': 'clamp(2.1rem,1.3rem + 2.6vw,3.25rem)',
    's-section': 'clamp(3rem,1.9rem + 4.4vw,5.5rem)',
    'r-photo': '2px',
    'r-card': '2px',
    'r-button': '2px',
    'r-field': '2px',
    'l-bold': '1px',
    shadow: 'none',
    'card-line': '1px solid var(--line)',
    stroke: '1.3',
    'kick-w': 'var(--w-display)',
    'kick-size': '1rem',
    'kick-tracking': '.01em',
  },
  rhythm: ['page', 'page', 'tint'],
  pageHead: 'plain',
  limits: { services: 6, photos: 6, reviews: 4 },
  recipe: {
    ...lined,
    'about-us': ['column'],
    cta: ['notice'],
    faq: ['centre'],
    'final-cta': ['notice'],
    footer: ['colophon'],
    get_a_quote: ['panel'],
    hero: ['letter', 'type'],
    'logo-w-text-grid': ['ledger'],
    navigation: ['stacked'],
    'our-best-work': ['album'],
    'our-services': ['prints'],
    reviews: ['feature', 'two'],
  },
  skin: css`
    .head {
      position: relative;
      margin-inline: auto;
      text-align: center;
    }
    .head::after {
      content: '';
      display: block;
      width: 7px;
      height: 7px;
      margin: 1.3rem auto 0;
      rotate: 45deg;
      background: var(--rule);
    }
    .kick {
      font-family: var(--f-display);
    }
    &.our-services-prints .card,
    &.our-best-work-album .tiles a,
    &.about-us-column .photo {
      padding: clamp(5px, 0.8cqi, 9px);
      border: 1px solid var(--line);
      background: var(--c-card);
    }
    &.our-services-prints .body {
      text-align: center;
      align-items: center;
    }
    &.our-services-prints .body > * {
      max-width: 100%;
    }
    &.our-services-prints .service:not(.pictured) .body {
      border: 1px solid var(--line);
    }
    &.our-best-work-album .tiles a {
      display: grid;
      grid-template-rows: 1fr auto;
    }
    &.our-best-work-album .tiles span {
      position: static;
      padding: 0.6rem 0.3rem 0;
      border-bottom-width: 0.2rem;
      background: none;
      color: var(--quiet);
      font: var(--w-display) 1rem/1.35 var(--f-display);
      text-align: center;
    }
    .panel,
    &.hero-type .side,
    &.modal .modal-in {
      box-shadow:
        inset 0 0 0 9px var(--bg),
        inset 0 0 0 10px var(--line);
    }
    &.hero-type .in {
      outline: 1px solid var(--line);
      outline-offset: -0.75rem;
    }
    &.hero-type .words {
      text-align: center;
    }
    &.hero-type h1 {
      margin-inline: auto;
    }
    /* A seal: the company's initial inside two rings, with fine rays around the rings as in an engraving. */
    &.hero-type .monogram {
      position: relative;
      inset: auto;
      display: grid;
      place-items: center;
      width: 8.5rem;
      height: 8.5rem;
      margin: 0 auto 2.2rem;
      border: 1px solid var(--rule);
      border-radius: 50%;
      outline: 1px solid var(--rule);
      outline-offset: 6px;
      color: var(--rule);
      font-size: 4.2rem;
      line-height: 1;
      translate: none;
      -webkit-text-stroke: 0;
    }
    &.hero-type .monogram::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: -34rem;
      border-radius: 50%;
      background: repeating-conic-gradient(var(--line) 0 0.4deg, #0000 0.5deg 3deg);
      mask: radial-gradient(closest-side, #0000 14%, #000 14.2%, #0000);
    }
    &.our-services-prints .w {
      counter-reset: card;
    }
    &.our-services-prints .g:not(.photos) .body {
      justify-content: center;
      padding-block: clamp(1.2rem, 5cqi, 3.5rem);
      counter-increment: card;
    }
    &.our-services-prints .g:not(.photos) .body::before {
      content: counter(card, upper-roman) / '';
      color: var(--mark);
      font: italic var(--w-display) 1.5rem/1 var(--f-display);
    }
    &.logo-w-text-grid-ledger li:only-child {
      grid-column: 1 / -1;
      font: var(--w-display) var(--t-5) / 1.2 var(--f-display);
    }
    &.reviews-feature figure {
      margin-inline: auto;
      text-align: center;
    }
    &.reviews-feature .quote {
      padding-inline: 0;
      border: 0;
      border-top: 1px solid var(--line);
      background: none;
      text-align: center;
    }
    &.reviews-feature .quote > .stars {
      margin-inline: auto;
    }
    &:is(.page-head, .page-part) {
      text-align: center;
    }
    &.page-head :is(h1, .lead),
    &.page-part :is(.prose, .page-form) {
      margin-inline: auto;
    }
    &.page-part .form {
      text-align: start;
    }
    .trail ol,
    &.page-part :is(.btns, .page-people),
    .deal,
    .score,
    .review-links,
    .place-lists :is(.places a, .base),
    &.about-us-column .btns,
    &.hero-type :is(.btns, .ticks),
    &.reviews-feature :is(figure, .quote) .by {
      justify-content: center;
    }
    @container s (min-width: 62rem) {
      &.our-services-prints .g:not(.pair) {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
      }
      &.our-services-prints .service {
        flex: 0 1 calc((100% - (var(--cols) - 1) * var(--s-4)) / var(--cols));
      }
    }
    &.reviews-feature .by i {
      display: none;
    }
    &.get_a_quote-panel .steps {
      text-align: center;
    }
    &.logo-w-text-grid-ledger li {
      justify-content: center;
      border: 0;
      text-align: center;
    }
    &.logo-w-text-grid-ledger li:has(img) {
      text-align: start;
    }
    &.logo-w-text-grid-ledger .w {
      border-block: 1px solid var(--line);
      padding-block: 1rem;
    }
    .place-lists small {
      margin: 0;
    }
    .quiet-line {
      flex-direction: column;
    }
    .quiet-line > div {
      text-align: center;
    }
    .quiet-line ul {
      flex: none;
      justify-content: center;
    }
    @container s (max-width: 40rem) {
      .quiet-line li:has(h3) {
        flex: 1 1 100%;
      }
    }
  `,
};
