import type { FaqModel } from '../../content/sections/faq.ts';
import { paragraphs } from '../../content/text.ts';
import { css } from '../../html/css.ts';
import { html } from '../../html/html.ts';
import { heading } from '../../parts/heading.ts';
import { prose } from '../../parts/prose.ts';
import { askOtherwise, questionList, questionStyles } from '../../parts/questions.ts';
import { always, type Structure } from '../structure.ts';

/** Maximum number of open answers. More would be too much text at once. */
const OPEN = 8;

/** Up to `OPEN` questions, each beside its answer. The others are in a list below, in which one answer is open. */
export const open: Structure<FaqModel> = {
  fits: always,
  shared: [questionStyles],
  render: (model, page) =>
    html`<div class="w band">
      ${heading('faq', model)}
      <dl>
        ${model.questions.slice(0, OPEN).map(
          ({ question, answer }) =>
            html`<div>
              <dt dir="auto">${question}</dt>
              <dd class="prose">${prose(paragraphs(answer))}</dd>
            </div>`,
        )}
      </dl>
      ${model.questions.length > OPEN && questionList({ questions: model.questions.slice(OPEN) }, page)}
      ${askOtherwise(model, page)}
    </div>`,
  css: css`
    .faq-open dl > div {
      display: grid;
      gap: 0.5rem 3rem;
      padding-block: 1.3rem;
      border-top: 1px solid var(--line);
    }
    .faq-open dt {
      color: var(--head);
      font: var(--w-bold) var(--t-4) / 1.3 var(--f-display);
    }
    .faq-open dd {
      color: var(--quiet);
    }
    .faq-open .ask {
      margin-top: 1.6rem;
    }
    @container s (min-width: 48rem) {
      .faq-open dl > div {
        grid-template-columns: minmax(0, 0.62fr) 1fr;
      }
    }
  `,
};
