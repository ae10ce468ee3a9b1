import { paymentServices } from '../../record-catalogue/rows/custom.ts';

export type PaymentTitle = keyof typeof paymentServices;

/** The fixed hosts of the pages of the services that a page can be paid by. */
export const paymentHosts = {
  Venmo: 'https://venmo.com/',
  PayPal: 'https://paypal.com/',
  Zelle: 'https://enroll.zellepay.com/',
} as const satisfies Readonly<Record<PaymentTitle, string>>;

export const paymentTitles = Object.keys(paymentServices) as readonly PaymentTitle[];

/** The payment service of a title, however the record spells it. */
export const paymentTitled = (title: string): PaymentTitle | undefined =>
  paymentTitles.find((known) => known.toLowerCase() === title.trim().toLowerCase());

/** PayPal's short links; they lead to the same path on PayPal's own host. */
const SHORT = /^(?:https?:\/\/)?(?:www\.)?paypal\.me\//i;

/** The part of a link after ‘.com/’; a text without that stays as it is. */
export function accountOf(link: string): string {
  return link
    .trim()
    .replace(SHORT, 'paypalme/')
    .replace(/^.*?\.com\//i, '')
    .replace(/^\/+/, '');
}
