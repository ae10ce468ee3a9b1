import { readJsonList, text } from '#shared/domain/site/readers.ts';
import type { Payment, SiteDocument } from '#shared/domain/site/schema.ts';

export interface PaymentMethod {
  name: string;
  /** what follows the host, as the payer sees it */
  account: string;
  /** '' where the service has no page to pay on */
  href: string;
}

/** Fixed hosts of the known services; the record keeps only what follows them. */
const services = new Map([
  ['venmo', { name: 'Venmo', host: 'https://venmo.com/' }],
  ['paypal', { name: 'PayPal', host: 'https://paypal.com/' }],
  ['zelle', { name: 'Zelle', host: 'https://enroll.zellepay.com/' }],
]);

export function paymentMethods(site: Pick<SiteDocument, 'payments'>): PaymentMethod[] {
  return readJsonList<Payment>(site.payments).flatMap((payment) => {
    const service = services.get(text(payment.title).trim().toLowerCase());
    const account = text(payment.link)
      .trim()
      .replace(/^.*?\.com\//i, '')
      .replace(/^\/+/, '');
    if (service === undefined || account === '') return [];
    const { name, host } = service;
    const path = encodeURI(account.toWellFormed()).replaceAll('%25', '%');
    const payable = name !== 'Zelle' || /^qr-codes/i.test(account);
    return [
      {
        name,
        account: name === 'Zelle' && payable ? 'Scan or open in your banking app' : account,
        href: payable ? `${host}${path}` : '',
      },
    ];
  });
}
