import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Linked } from '../page.ts';
import { type Cta, toQuoteForm } from './cta.ts';
import { mainPhone } from './phone.ts';

/** Returns the buttons for visitors of a page about a service or a town: call, and ask for a quote. */
export function callAndQuote(site: SiteDocument, { present, words }: Pick<Linked, 'present' | 'words'>): Cta[] {
  const phone = mainPhone(site);
  return [
    ...(phone
      ? [{ label: words.callUs, href: `tel:${phone.number}`, icon: 'phone' as const, number: phone.label }]
      : []),
    ...(present.includes('get_a_quote') ? [{ label: words.getQuote, ...toQuoteForm }] : []),
  ];
}
