import type { FaqModel } from '../../content/sections/faq.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { link } from '../../parts/link.ts';
import { questionList, questionStyles } from '../../parts/questions.ts';
import { always, type Structure } from '../structure.ts';

/** Heading and the number at the left, the questions at the right. */
export const side: Structure<FaqModel> = {
  fits: always,
  shared: [questionStyles],
  render: (model, page) =>
    html`<div class="w band row">
      <div>
        ${heading('faq', model)}
        ${
          model.phone &&
          html`<p class="ask">
            ${page.words.somethingElse}<br />
            ${link(page, `tel:${model.phone.number}`, page.words.askAt(model.phone.label), 'go')}
          </p>`
        }
      </div>
      ${questionList(model, page)}
    </div>`,
  css: css`
    .faq-side .row {
      display: grid;
      gap: 1.5rem clamp(2.5rem, 6vw, 6rem);
    }
    .faq-side .head {
      margin-bottom: 1.4rem;
    }
    .faq-side .ask {
      line-height: 1.5;
    }
    @container s (min-width: 62rem) {
      .faq-side .row {
        grid-template-columns: minmax(0, 0.62fr) 1fr;
        align-items: start;
      }
    }
  `,
};
