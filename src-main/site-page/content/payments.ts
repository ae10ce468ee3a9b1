import { accountOf, paymentHosts, paymentTitled } from '#shared/domain/payment/hosts.ts';
import { fieldsOf } from '#shared/record-catalogue/read-items.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Words } from '../words/words.ts';

export interface PaymentMethod {
  name: string;
  /** account name that the payer sees; for a Zelle QR code, what the payer should do with it */
  account: string;
  /** '' if there is no page on which the visitor can pay */
  href: string;
}

export function paymentMethods(site: Pick<SiteDocument, 'payments'>, words: Words): PaymentMethod[] {
  return fieldsOf(site.payments).flatMap((payment) => {
    const name = paymentTitled(text(payment.title));
    const account = accountOf(text(payment.link));
    if (name === undefined || account === '') return [];
    const path = encodeURI(account.toWellFormed()).replaceAll('%25', '%');
    const payable = name !== 'Zelle' || /^qr-codes/i.test(account);
    return [
      {
        name,
        account: name === 'Zelle' && payable ? words.scanOrOpen : account.replace(/^paypalme\//i, ''),
        href: payable ? `${paymentHosts[name]}${path}` : '',
      },
    ];
  });
}
