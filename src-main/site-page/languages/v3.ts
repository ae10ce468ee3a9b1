import { css } from '../html/css.ts';
import type { Language } from './language.ts';
import { lined, usual } from './usual.ts';

/** “Torn poster”: large capitals and slanted edges, for roofing, concrete, tree work, junk removal and garages. */
export const v3: Language = {
  name: 'Torn poster',
  fonts: { display: 'Barlow Condensed', text: 'Barlow', faces: ['barlow-condensed', 'barlow', 'barlow-semibold'] },
  tokens: {
    ...usual,
    'w-display': '800',
    'w-text': '400',
    'w-bold': '600',
    tracking: '-.005em',
    'lh-display': '.92',
    case: 'uppercase',
    't-5': '1.9rem',
    't-6': 'clamp(2.6rem,1.6rem + 3.8vw,5rem)',
    't-7': 'clamp(3.1rem,1.4rem + 5.6vw,6.6rem)',
    's-section': 'clamp(3.25rem,1.7rem + 6.4vw,7rem)',
    'r-photo': '0',
    'r-card': '0',
    'r-button': '0',
    'r-field': '0',
    'l-bold': '2px',
    shadow: 'none',
    'card-line': '1px solid var(--line)',
    stroke: '2.2',
    'kick-w': '800',
    'kick-size': '1.3rem',
    'kick-case': 'uppercase',
  },
  rhythm: ['page'],
  placed: { 'our-best-work': 'deep', reviews: 'tint', cta: 'accent', 'final-cta': 'accent' },
  pageHead: 'photo',
  limits: { services: 6, photos: 8, reviews: 4 },
  recipe: {
    ...lined,
    'about-us': ['overlap'],
    cta: ['slab'],
    faq: ['side'],
    'final-cta': ['slab'],
    footer: ['columns'],
    get_a_quote: ['panel'],
    header: ['cells'],
    hero: ['poster', 'type'],
    'launch-site-banner': ['stamp'],
    'logo-w-text-grid': ['stamp'],
    navigation: ['bar'],
    'our-best-work': ['strip', 'grid'],
    'our-services': ['posters', 'cards'],
    reviews: ['feature', 'two'],
    service_areas: ['chips'],
  },
  bareLogo: css`
    &.navigation-bar .mark.has-logo {
      padding: 0;
      background: none;
      color: inherit;
    }
  `,
  skin: css`
    .kick {
      font-family: var(--f-display);
      line-height: 1;
    }
    .head .kick {
      color: var(--link);
    }
    .btn {
      min-height: 3.6rem;
      padding-inline: 1.5rem 2.1rem;
      border: 0;
      clip-path: polygon(0 0, 100% 0, calc(100% - 12px) 100%, 0 100%);
      font: 800 1.4rem/1 var(--f-display);
      letter-spacing: 0.01em;
      text-transform: uppercase;
    }
    .btn small {
      font: 600 0.82rem/1.2 var(--f-text);
      letter-spacing: 0;
      text-transform: none;
    }
    /* Smaller, so that two buttons fit beside each other. */
    @media (max-width: 40rem) {
      &.hero-poster .btn,
      &.hero-type .btn,
      .ways .btn {
        padding-inline: 0.4rem 0.8rem;
        font-size: 1.2rem;
      }
      .ways .btn {
        font-size: 1.05rem;
      }
    }
    .btn.second {
      background: var(--ink);
      color: var(--bg);
    }
    h3 {
      line-height: 0.98;
    }
    /* Smaller, so that a long word fits beside the small photo. */
    @container s (max-width: 39.99rem) {
      &.our-services-cards .pictured h3 {
        font-size: 1.4rem;
      }
    }
    &.navigation-bar .mark b {
      font-size: clamp(1.35rem, 1rem + 1.4vw, 1.9rem);
      line-height: 0.98;
    }
    &.navigation-bar .mark.has-logo {
      margin-block: 0.5rem;
      padding: 0.2rem 1rem;
      background: var(--logo-ground, #fff);
      color: var(--logo-ink, #16181d);
    }
    &.navigation-bar .mark .logo {
      height: 2.6rem;
    }
    &.navigation-bar .mark > .logo {
      width: min(var(--logo), 11rem, 40vw);
    }
    &.navigation-bar .links a {
      font: 600 1rem/1 var(--f-text);
    }
    &.navigation-bar .actions {
      align-self: stretch;
    }
    &.navigation-bar .actions .btn {
      min-height: 100%;
      font-size: 1.5rem;
      padding-inline: 1.6rem 2.2rem;
    }
    &.navigation-bar .nav-row {
      min-height: 4.25rem;
    }
    &.hero-poster .kick,
    &.hero-type .kick {
      display: inline-block;
      max-width: 100%;
      padding: 0.4rem 0.8rem 0.45rem;
      background: var(--c-accent);
      color: var(--c-on-accent);
    }
    &.hero-poster {
      --next: var(--c-accent);
    }
    &.hero-poster .lead {
      font-size: clamp(1.05rem, 4cqi, 1.2rem);
    }
    &.cta-slab .btn.main,
    &.final-cta-slab .btn.main {
      background: var(--c-deep);
      color: var(--c-on-deep);
    }
    .act .btn.main {
      font-size: 1.8rem;
    }
    &.cta-slab .btn.second,
    &.final-cta-slab .btn.second {
      background: #fff;
      color: var(--c-deep);
    }
    &.our-services-posters .body {
      padding-bottom: calc(1.6rem + 2.5vw);
    }
    &.our-services-posters h3 {
      margin-top: 0.3rem;
      font-size: 2.3rem;
    }
    &.our-best-work-strip .strip {
      --s-3: 0.6rem;
    }
    &.our-best-work-strip .tiles span {
      inset: auto auto 0 0;
      max-width: 100%;
      padding: 0.5rem 0.9rem 0;
      border-bottom-width: 0.5rem;
      background: var(--c-accent);
      color: var(--c-on-accent);
      font: 800 1.2rem/1 var(--f-display);
      text-transform: uppercase;
    }
    &.reviews-feature figure blockquote {
      max-width: calc(30 * var(--ch));
      font-size: clamp(1.7rem, 1.1rem + 2.4vw, 3.2rem);
      line-height: 1.05;
      text-transform: uppercase;
    }
    .quote {
      padding: 1rem 0 0;
      border: 0;
      border-top: 4px solid var(--ink);
      background: none;
    }
    .by i {
      display: none;
    }
    .score > b {
      font-size: 4.6rem;
    }
    .qa h3 {
      font: 600 1.12rem/1.3 var(--f-text);
      text-transform: none;
      letter-spacing: 0;
    }
    .form-title,
    .deal h3 {
      font-size: 1.7rem;
    }
    &.modal {
      border-top: 10px solid var(--c-accent);
    }
    &.modal h2 {
      font-size: 2.2rem;
    }
    .chat-open {
      font: 800 1.2rem/1 var(--f-display);
      text-transform: uppercase;
    }
  `,
};
