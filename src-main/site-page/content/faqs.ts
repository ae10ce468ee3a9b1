import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { orderedItems } from './items.ts';

export interface Question {
  question: string;
  answer: string;
}

/** Returns the questions that have an answer, in the record's order. */
export function questions(site: Pick<SiteDocument, 'faqs'>): Question[] {
  const answered: Question[] = [];
  for (const faq of orderedItems(site.faqs)) {
    const question = text(faq.question).trim();
    const answer = text(faq.answer).trim();
    if (question !== '' && answer !== '') answered.push({ question, answer });
  }
  return answered;
}
