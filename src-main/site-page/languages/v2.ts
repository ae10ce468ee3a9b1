import { css } from '../html/css.ts';
import type { Language } from './language.ts';
import { carded, usual } from './usual.ts';

/** “Sunroom”: friendly, bright and round, for cleaning, lawn care, pet care and children's rooms. */
export const v2: Language = {
  name: 'Sunroom',
  fonts: { display: 'Figtree', text: 'Figtree', faces: ['figtree'] },
  tokens: {
    ...usual,
    'w-display': '800',
    'w-text': '450',
    'w-bold': '600',
    tracking: '-.025em',
    'lh-display': '1.08',
    't-5': '1.3rem',
    't-6': 'clamp(1.9rem,1.4rem + 1.9vw,2.9rem)',
    't-7': 'clamp(2.4rem,1.4rem + 3.4vw,4rem)',
    's-section': 'clamp(3.25rem,1.7rem + 6.4vw,7rem)',
    'r-photo': '22px',
    'r-card': '28px',
    'r-button': '99px',
    'r-field': '14px',
    'l-bold': '2px',
    shadow: '0 0 0 1px rgb(20 40 80/.05),0 14px 36px -12px rgb(20 40 80/.2)',
    'card-line': '0 solid transparent',
    stroke: '1.8',
    'kick-w': '600',
  },
  rhythm: ['page', 'tint'],
  placed: { cta: 'page', 'final-cta': 'page' },
  pageHead: 'plain',
  limits: { services: 6, photos: 9, reviews: 3 },
  recipe: {
    ...carded,
    'about-us': ['side'],
    cta: ['panel'],
    faq: ['centre'],
    'final-cta': ['panel'],
    footer: ['card'],
    get_a_quote: ['side'],
    hero: ['split', 'type'],
    'logo-w-text-grid': ['tiles'],
    navigation: ['float'],
    'our-best-work': ['grid'],
    'our-services': ['cards'],
    reviews: ['masonry', 'two'],
  },
  skin: css`
    .head {
      margin-inline: auto;
      text-align: center;
    }
    &:is(.about-us-side, .get_a_quote-side) .head {
      text-align: start;
      margin-inline: 0;
    }
    &.page-head {
      text-align: center;
    }
    &.page-head :is(h1, .lead) {
      margin-inline: auto;
    }
    &.page-part .page-form {
      margin-inline: auto;
    }
    .trail ol,
    &.page-part :is(.btns, .page-people) {
      justify-content: center;
    }
    &[data-ground='tint']:not(.hero-split, .hero-type, .header-line, .header-chips) {
      margin-inline: clamp(0.4rem, 1.6vw, 1.6rem);
      border-radius: clamp(24px, 4vw, 48px);
    }
    &.our-services-cards .service {
      padding: 0.7rem;
      transition: transform 0.2s;
    }
    &.our-services-cards .service:hover {
      transform: translateY(-3px);
    }
    &.our-services-cards .photo {
      border-radius: 22px;
    }
    &.our-services-cards .body {
      padding: 1rem 0.8rem 0.6rem;
    }
    &.our-best-work-grid .tiles img {
      aspect-ratio: 1;
    }
    @container s (max-width: 30rem) {
      &.our-best-work-grid .tiles span {
        clip-path: inset(50%);
      }
    }
    &.reviews-masonry .top {
      flex-direction: column;
      align-items: center;
    }
    &.reviews-masonry .quote {
      --bubble: var(--bg);
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
    &.reviews-masonry[data-ground='page'] .quote {
      --bubble: var(--c-tint);
    }
    &.reviews-masonry .quote blockquote {
      position: relative;
      padding: 1.3rem 1.5rem;
      border-radius: 24px;
      background: var(--bubble);
    }
    &.reviews-masonry .quote blockquote::after {
      content: '';
      position: absolute;
      top: 100%;
      inset-inline-start: 1.6rem;
      border: 0.8rem solid transparent;
      border-top-color: var(--bubble);
      border-inline-start-color: var(--bubble);
      border-bottom: 0;
    }
    &.reviews-masonry .by {
      padding: 0.6rem 0.4rem 0;
    }
    &:is(.cta-panel, .final-cta-panel) .panel::before,
    &:is(.cta-panel, .final-cta-panel) .panel::after {
      content: '';
      position: absolute;
      z-index: -1;
      width: 22rem;
      aspect-ratio: 1;
      border-radius: 50%;
      background: rgb(255 255 255 / 9%);
      inset: -9rem -5rem auto auto;
    }
    &:is(.cta-panel, .final-cta-panel) .panel::after {
      background: rgb(0 0 0 / 12%);
      inset: auto auto -12rem -6rem;
    }
    .review-links,
    .score {
      justify-content: center;
    }
    .place-lists .places {
      columns: auto;
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0.6rem;
    }
    .place-lists .places li {
      border: 0;
    }
    .place-lists .places a {
      padding: 0.5rem 1.1rem;
      border-radius: 99px;
      background: var(--c-card);
      box-shadow: 0 0 0 1px var(--line);
      align-items: center;
    }
    .place-lists .base {
      justify-content: center;
    }
  `,
};
