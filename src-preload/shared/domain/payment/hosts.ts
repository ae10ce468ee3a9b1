import { paymentServices } from '../../record-catalogue/rows/custom.ts';

export type PaymentTitle = keyof typeof paymentServices;

/** For each payment service, the start of the links to accounts. */
export const paymentHosts = {
  Venmo: 'https://venmo.com/',
  PayPal: 'https://paypal.com/',
  Zelle: 'https://enroll.zellepay.com/',
} as const satisfies Readonly<Record<PaymentTitle, string>>;

export const paymentTitles = Object.keys(paymentServices) as readonly PaymentTitle[];

/** Returns the payment service with this title, in upper or lower case; undefined for other titles. */
export const paymentTitled = (title: string): PaymentTitle | undefined =>
  paymentTitles.find((known) => known.toLowerCase() === title.trim().toLowerCase());

/** Start of PayPal's short links: `paypal.me/joe` leads to `paypal.com/paypalme/joe`. */
const SHORT_LINK = /^(?:https?:\/\/)?(?:www\.)?paypal\.me\//i;

/**
 * Returns the part of a link after the host: the part after ‘.com/’, or ‘paypalme/’ and the account for a short link of
 * PayPal. Of other texts, only outer spaces and leading slashes are removed.
 */
export function accountOf(link: string): string {
  return link
    .trim()
    .replace(SHORT_LINK, 'paypalme/')
    .replace(/^.*?\.com\//i, '')
    .replace(/^\/+/, '');
}
