import type { ServicesModel } from '../../content/sections/our-services.ts';
import { css } from '../../html/css.ts';
import { serviceMoreStyles } from '../../parts/service-more.ts';
import { always, type Structure } from '../structure.ts';
import { cardStyles, serviceCards } from './cards.ts';

/** Maximum number of letters of a word that fits into half of a phone's width. */
const LONGEST = 13;

/**
 * Like `cards`, but with large photos on phones: two cards per row, without texts. If the number of cards is odd, the
 * last card fills its row and shows its text. If a name has a word that is too long, the cards are one below the other
 * instead.
 */
export const prints: Structure<ServicesModel> = {
  fits: always,
  shared: [serviceMoreStyles],
  render(model, page) {
    const isPaired = model.services.every(({ name }) => name.split(/\s+/).every(({ length }) => length <= LONGEST));
    const isWide = (at: number, count: number): boolean => !isPaired || (at === count - 1 && count % 2 === 1);
    return serviceCards(model, page, (at, count) => (isWide(at, count) ? '100vw' : '50vw'), isPaired ? ' pairs' : '');
  },
  css: css`
    ${cardStyles('.our-services-prints')}
    @container s (max-width: 39.99rem) {
      .our-services-prints .g {
        gap: var(--s-2);
      }
      .our-services-prints .pairs {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .our-services-prints .pairs .service:is(:has([open]), :last-child:nth-child(odd)) {
        grid-column: 1 / -1;
      }
      .our-services-prints .pictured .body {
        gap: 0.2rem;
        padding: 0.8rem 0 0.2rem;
      }
      .our-services-prints .pictured h3 {
        font-size: var(--t-4);
      }
      .our-services-prints .pictured :is(.go, summary) {
        font-size: var(--t-1);
      }
      .our-services-prints .pairs .pictured:not(:last-child:nth-child(odd)) .body > p {
        display: none;
      }
    }
    @container s (max-width: 22rem) {
      .our-services-prints .pairs h3 {
        font-size: 1rem;
      }
    }
  `,
};
