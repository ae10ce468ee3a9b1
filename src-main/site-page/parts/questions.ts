import type { Question } from '../content/faqs.ts';
import type { FaqModel } from '../content/sections/faq.ts';
import { paragraphs } from '../content/text.ts';
import { css } from '../html/css.ts';
import { html, type Html } from '../html/html.ts';
import type { Page } from '../page.ts';
import { link } from './link.ts';
import { prose } from './prose.ts';
import { linkOrFold } from './rest.ts';

/** maximum number of questions that are shown at once */
const SHOWN = 8;

/** Renders questions, of which only one is open at a time. At first the first question is open. */
export function questionList({ questions }: Pick<FaqModel, 'questions'>, page: Page): Html {
  const entry = ({ question, answer }: Question, at: number): Html =>
    html`<details class="qa" name="faq" ${at === 0 && 'open'}>
      <summary><h3 dir="auto">${question}</h3></summary>
      <div class="prose">${prose(paragraphs(answer))}</div>
    </details>`;
  const others = questions.slice(SHOWN);
  return html`<div class="qas">
    ${questions.slice(0, SHOWN).map(entry)}
    ${others.length > 0 && linkOrFold(page, page.words.moreQuestions, () => html`${others.map((each) => entry(each, 1))}`)}
  </div>`;
}

/**
 * Renders a line that invites visitors to call with other questions; null without a phone.
 * @param between markup between the words and the phone number
 */
export function askOtherwise({ phone }: Pick<FaqModel, 'phone'>, page: Page, between?: Html): Html | null {
  if (phone === null) return null;
  const { words } = page;
  return html`<p class="ask">
    ${words.somethingElse}${between} ${link(page, `tel:${phone.number}`, words.askAt(phone.label), 'go')}
  </p>`;
}

export const questionStyles = css`
  .qa {
    border-bottom: 1px solid var(--line);
  }
  .qa:first-child {
    border-top: 1px solid var(--line);
  }
  .qa summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1.25rem;
    min-height: 3.6rem;
    padding-block: 0.8rem;
  }
  .qa h3 {
    font-size: var(--t-4);
    line-height: 1.3;
  }
  .qa summary::after {
    content: '';
    flex: none;
    width: 0.55rem;
    height: 0.55rem;
    margin-inline-end: 0.4rem;
    border: solid var(--link);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  .qa[open] summary::after {
    transform: rotate(225deg);
  }
  .qa .prose {
    padding-bottom: 1.4rem;
    color: var(--quiet);
  }
`;
