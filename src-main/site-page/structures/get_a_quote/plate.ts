import { hasForm, type QuoteModel } from '../../content/sections/get_a_quote.ts';
import { css, engraved } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { formStyles } from '../../parts/form.ts';
import { contactStyles } from '../../parts/reach.ts';
import { always, type Structure } from '../structure.ts';
import { side, sideStyles } from './side.ts';

/**
 * Like `side`, but if a section above has the form or there is no form, everything is on a dark plate, with heading and
 * phone number in large type.
 */
export const plate: Structure<QuoteModel> = {
  fits: always,
  hasForm,
  shared: [formStyles, contactStyles],
  render(model, page) {
    const inside = side.render(model, page);
    const isAlone = page.hasFormAbove || model.form === null;
    return isAlone ? html`<div class="plate" data-ground="deep">${inside}</div>` : inside;
  },
  css: css`
    ${sideStyles('plate')}
    .get_a_quote-plate .plate {
      position: relative;
      isolation: isolate;
      overflow: clip;
    }
    /* A disc of fine lines, like an engraving, clipped by the plate's edge. */
    .get_a_quote-plate .plate::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 45% -30cqi auto auto;
      width: clamp(24rem, 62cqi, 60rem);
      aspect-ratio: 1;
      border-radius: 50%;
      background: ${engraved};
    }
    .get_a_quote-plate .plate h2 {
      font-size: var(--t-7);
    }
    .get_a_quote-plate .plate .reach-phone a {
      color: var(--head);
      font: var(--w-display) var(--t-6) / 1.15 var(--f-display);
      letter-spacing: var(--tracking);
    }
    /* The icons are hidden. If there is a button, the row for text messages is hidden too. */
    .get_a_quote-plate .plate :is(.reach .ico, .contact:has(.btns) .reach-message) {
      display: none;
    }
    @container s (min-width: 48rem) {
      .get_a_quote-plate .plate .contact {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 1.6rem 3rem;
      }
      .get_a_quote-plate .plate .reach {
        align-items: end;
      }
      .get_a_quote-plate .plate::after {
        inset: -12% -14cqi auto auto;
      }
    }
  `,
};
