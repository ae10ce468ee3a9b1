import { defineLinkedContent } from '../../engine/content.ts';
import { or } from '../copy.ts';
import { callToAction, ctaFields, type Cta } from '../cta.ts';
import { mainPhone } from '../phone.ts';

export interface ChatModel {
  question: string;
  text: Cta;
  call: Cta;
  /** staff's own third way, such as an email */
  other: Cta | null;
}

export const textUsButton = defineLinkedContent({
  root: { tag: 'aside', named: ({ words }) => words.textUs },
  reads: [...ctaFields, 'contact_chat_message', 'form_header'],
  read(site, page): ChatModel | null {
    const { words } = page;
    const phone = mainPhone(site);
    if (phone === null) return null;
    const { number, label } = phone;
    const other = callToAction(site, 'cta_slide_in', page);
    return {
      question: or(site.contact_chat_message, words.haveQuestion),
      text: { label: or(site.form_header, words.sendText), href: `sms:${number}`, icon: 'message', number: label },
      call: { label: words.callNumber(label), href: `tel:${number}`, icon: 'phone', number: label },
      other: other && [`sms:${number}`, `tel:${number}`].includes(other.href) ? null : other,
    };
  },
});
