import { css } from '../html/css.ts';
import type { Language } from './language.ts';
import { carded, usual } from './usual.ts';

/** “Dispatch”: for emergency trades and advertised sites, whose visitors should call. Compact tiles on one ground. */
export const v23: Language = {
  name: 'Dispatch',
  fonts: { display: 'Manrope', text: 'Manrope', faces: ['manrope'] },
  tokens: {
    ...usual,
    'w-display': '800',
    'w-text': '500',
    'w-bold': '700',
    tracking: '-.035em',
    'lh-display': '1.08',
    't-5': '1.2rem',
    't-6': 'clamp(1.7rem,1.3rem + 1.5vw,2.4rem)',
    't-7': 'clamp(2rem,1.3rem + 2.4vw,3.25rem)',
    's-section': 'clamp(1.75rem,1.15rem + 2.9vw,4rem)',
    's-3': '1rem',
    's-4': '1rem',
    'r-photo': '20px',
    'r-card': '20px',
    'r-button': '12px',
    'r-field': '10px',
    'l-bold': '2px',
    shadow: 'none',
    'card-line': '1px solid var(--line)',
    stroke: '1.8',
    'kick-w': '700',
  },
  rhythm: ['page'],
  pageHead: 'band',
  limits: { services: 6, photos: 8, reviews: 8 },
  recipe: {
    ...carded,
    'about-us': ['figures'],
    cta: ['tile'],
    faq: ['side'],
    'final-cta': ['tile'],
    footer: ['card'],
    get_a_quote: ['steps'],
    hero: ['bento', 'overlay', 'type'],
    'logo-w-text-grid': ['tiles'],
    navigation: ['float'],
    'our-best-work': ['strip', 'grid'],
    'our-services': ['rows'],
    reviews: ['rail', 'two'],
  },
  skin: css`
    &.hero-bento .words,
    .panel:not([data-ground='card']) {
      background-image: radial-gradient(
        60rem 30rem at 110% -20%,
        color-mix(in oklab, var(--c-brand), #fff 12%),
        transparent 60%
      );
    }
    &.cta-tile,
    &.final-cta-tile {
      --r-card: 28px;
    }
    .head {
      margin-bottom: clamp(1rem, 2vw, 1.8rem);
    }
    .kick {
      color: var(--quiet);
    }
    &.hero-bento .words .kick {
      color: var(--ink);
    }
    .sub {
      font-size: 1rem;
    }
    &.navigation-float .nav-row {
      min-height: 4rem;
    }
    &.our-best-work-strip .tiles span {
      inset: auto auto 0.7rem 0.7rem;
      max-width: calc(100% - 1.4rem);
      padding: 0.35rem 0.8rem 0;
      border-bottom-width: 0.35rem;
      border-radius: 10px;
      background: var(--c-card);
      color: var(--ink);
      font-size: 0.9rem;
    }
    .quote {
      padding: 1.2rem 1.3rem;
    }
    .score > b {
      font-size: 2.6rem;
    }
    .form textarea {
      height: 5rem;
    }
    @container s (max-width: 39.99rem) {
      &.our-services-rows .body > p:has(+ :is(.more, .go)) {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
      &.about-us-figures .photo {
        min-height: 0;
        height: 9.5rem;
      }
      &.hero-bento .words {
        min-height: 17rem;
      }
      /* Smaller, so that two buttons fit beside each other. */
      &.hero-bento .btn {
        padding-inline: 0.3rem;
        font-size: 0.95rem;
      }
      &.hero-bento .photo {
        min-height: 9rem;
      }
      &.service_areas-map .drawing {
        display: none;
      }
    }
  `,
};
