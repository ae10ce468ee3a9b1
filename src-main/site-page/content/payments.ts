import { accountOf, paymentHosts, paymentTitled } from '#shared/domain/payment/hosts.ts';
import { fieldsOf } from '#shared/record-catalogue/read-items.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Words } from '../words/words.ts';

export interface PaymentMethod {
  name: string;
  /** what follows the host in the address, as the payer sees it */
  account: string;
  /** '' if the service has no page to pay on */
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
