import { text } from '#shared/record/readers.ts';
import { or } from '../copy.ts';
import { defineContent } from '../define-content.ts';
import { questions, type Question } from '../faqs.ts';
import type { Heading } from '../heading.ts';
import { mainPhone, type Phone } from '../phone.ts';

export interface FaqModel extends Heading {
  questions: Question[];
  phone: Phone | null;
}

export const faq = defineContent({
  root: { tag: 'section', named: 'title' },
  reads: ['faqs', 'faq_header', 'faq_subtitle', 'phone', 'country'],
  read(site, { words }): FaqModel | null {
    const found = questions(site);
    if (found.length === 0) return null;
    return {
      kicker: '',
      title: or(site.faq_header, words.faqTitle),
      subtitle: text(site.faq_subtitle).trim(),
      questions: found,
      phone: mainPhone(site),
    };
  },
});
