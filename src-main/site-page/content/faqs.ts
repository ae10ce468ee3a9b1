import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { orderedItems } from './items.ts';

export interface Question {
  question: string;
  answer: string;
}

/** Answered questions in the record's order. */
export function questions(site: Pick<SiteDocument, 'faqs'>): Question[] {
  return orderedItems(site.faqs)
    .map((faq) => ({ question: text(faq.question).trim(), answer: text(faq.answer).trim() }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
}
