import { versionRows } from '#shared/layout/version-rows.ts';
import { css } from '../html/css.ts';
import type { Language } from './language.ts';
import { lined, usual } from './usual.ts';

/**
 * “Photo wall”: large photos of the work, for painters, car detailers and remodelers. A white ground, black hairlines,
 * and one plate in the brand color.
 */
export const v22: Language = {
  name: 'Photo wall',
  fonts: { display: 'Hanken Grotesk', text: 'Hanken Grotesk', faces: ['hanken-grotesk-semibold', 'hanken-grotesk'] },
  tokens: {
    ...usual,
    'w-display': '600',
    'w-text': '400',
    'w-bold': '600',
    tracking: '-.03em',
    'lh-display': '1.04',
    't-5': '1.15rem',
    't-6': 'clamp(1.6rem,1.3rem + 1.2vw,2.2rem)',
    't-7': 'clamp(2rem,1.3rem + 2.4vw,3.2rem)',
    's-section': 'clamp(3.25rem,2.2rem + 4vw,5.5rem)',
    's-2': '4px',
    'r-photo': '0',
    'r-card': '0',
    'r-button': '0',
    'r-field': '0',
    'l-bold': '1px',
    shadow: 'none',
    'card-line': '1px solid var(--line)',
    stroke: '1.8',
    'kick-w': '500',
    'kick-tracking': '0',
  },
  rhythm: ['page'],
  placed: { 'hero-type': versionRows['v2.2'].bareHero },
  pageHead: 'band',
  limits: { services: 6, photos: 16, reviews: 4 },
  recipe: {
    ...lined,
    'about-us': ['side'],
    cta: ['half', 'band'],
    faq: ['open'],
    'final-cta': ['half', 'band'],
    footer: ['columns'],
    get_a_quote: ['side'],
    hero: ['collage', 'overlay', 'type'],
    'logo-w-text-grid': ['ledger'],
    navigation: ['minimal'],
    'our-best-work': ['wall', 'grid'],
    'our-services': ['tiles', 'cards'],
    reviews: ['columns', 'two'],
  },
  skin: css`
    .head {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0.5rem 2rem;
      max-width: none;
    }
    @container s (max-width: 39.99rem) {
      .head {
        flex-flow: column nowrap;
        align-items: stretch;
      }
    }
    &.get_a_quote-side .head {
      flex-flow: column nowrap;
      align-items: stretch;
    }
    .head .kick {
      display: none;
    }
    .head .sub {
      margin: 0;
      font-size: 1rem;
    }
    .band {
      border-top: 1px solid var(--ink);
      padding-top: calc(var(--s-section) * 0.5);
    }
    &.our-best-work-wall .w,
    &.our-services-tiles .w {
      width: auto;
      max-width: none;
      margin-inline: 0;
    }
    &.our-best-work-wall .head,
    &.our-services-tiles .head {
      padding-inline: max(clamp(1.15rem, 4vw, 2.5rem), 50cqi - 38rem);
    }
    &.our-services-tiles .body {
      padding-inline: 1.1rem;
    }
    &.modal {
      border: 1px solid var(--ink);
    }
    &.faq-open dl > div:first-child,
    &.our-partners-ledger li:first-child {
      border-top: 0;
    }
  `,
};
