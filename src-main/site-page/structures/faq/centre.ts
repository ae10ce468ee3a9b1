import type { FaqModel } from '../../content/sections/faq.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { askOtherwise, questionList, questionStyles } from '../../parts/questions.ts';
import { always, type Structure } from '../structure.ts';

/** Questions in one column in the middle of the page. */
export const centre: Structure<FaqModel> = {
  fits: always,
  shared: [questionStyles],
  render: (model, page) =>
    html`<div class="w band">${heading('faq', model)} ${questionList(model, page)} ${askOtherwise(model, page)}</div>`,
  css: css`
    .faq-centre .w {
      max-width: 52rem;
    }
    .faq-centre .ask {
      margin-top: 1.6rem;
      text-align: center;
    }
  `,
};
