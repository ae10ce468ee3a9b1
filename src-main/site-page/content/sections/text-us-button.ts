import { or } from '../copy.ts';
import { defineLinkedContent } from '../define-content.ts';
import { readTextUs, textUsFields } from '../modals.ts';
import { mainPhone, type Phone } from '../phone.ts';

export interface ChatModel {
  question: string;
  /** the number to text if the site has no text-us modal */
  phone: Phone;
  hasModal: boolean;
}

export const textUsButton = defineLinkedContent({
  root: { tag: 'aside', named: ({ words }) => words.textUs },
  reads: [...textUsFields, 'contact_chat_message'],
  read(site, page): ChatModel | null {
    const phone = mainPhone(site);
    if (phone === null) return null;
    return {
      question: or(site.contact_chat_message, page.words.haveQuestion),
      phone,
      hasModal: readTextUs(site, page) !== null,
    };
  },
});
