import type { ServicesModel } from '../../content/sections/our-services.ts';
import { css } from '../../html/css.ts';
import { serviceMoreStyles } from '../../parts/service-more.ts';
import { always, type Structure } from '../structure.ts';
import { cardStyles, serviceCards } from './cards.ts';

/** As `cards`, but on phones the photos are large: two cards in a row, without their texts, and a last one over both. */
export const prints: Structure<ServicesModel> = {
  fits: always,
  shared: [serviceMoreStyles],
  render: (model, page) =>
    serviceCards(model, page, (at, count) => (at === count - 1 && count % 2 === 1 ? '100vw' : '50vw')),
  css: css`
    ${cardStyles('.our-services-prints')}
    @container s (max-width: 39.99rem) {
      .our-services-prints .g {
        gap: var(--s-2);
      }
      .our-services-prints .photos {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      .our-services-prints .photos .service:is(:has([open]), :last-child:nth-child(odd)) {
        grid-column: 1 / -1;
      }
      .our-services-prints .pictured .body {
        gap: 0.2rem;
        padding: 0.8rem 0.4rem 0.2rem;
      }
      .our-services-prints .pictured h3 {
        font-size: var(--t-4);
      }
      .our-services-prints .pictured :is(.go, summary) {
        font-size: var(--t-1);
      }
      .our-services-prints .pictured:not(:last-child:nth-child(odd)) .body > p {
        display: none;
      }
    }
  `,
};
