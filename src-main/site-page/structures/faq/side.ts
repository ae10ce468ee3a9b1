import type { FaqModel } from '../../content/sections/faq.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { askOtherwise, questionList, questionStyles } from '../../parts/questions.ts';
import { always, type Structure } from '../structure.ts';

/** Heading and phone number at the left, questions at the right. */
export const side: Structure<FaqModel> = {
  fits: always,
  shared: [questionStyles],
  render: (model, page) =>
    html`<div class="w band row">
      <div>${heading('faq', model)} ${askOtherwise(model, page, html`<br />`)}</div>
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
