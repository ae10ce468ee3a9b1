import { paymentServices } from '../../record-catalogue/rows/custom.ts';

export type PaymentTitle = keyof typeof paymentServices;

/** For each payment service, the fixed start of the address of its pages. */
export const paymentHosts = {
  Venmo: 'https://venmo.com/',
  PayPal: 'https://paypal.com/',
  Zelle: 'https://enroll.zellepay.com/',
} as const satisfies Readonly<Record<PaymentTitle, string>>;

export const paymentTitles = Object.keys(paymentServices) as readonly PaymentTitle[];

/** Returns the payment service with this title, in upper or lower case; undefined for other titles. */
export const paymentTitled = (title: string): PaymentTitle | undefined =>
  paymentTitles.find((known) => known.toLowerCase() === title.trim().toLowerCase());

/** PayPal's short links; they lead to the same path on PayPal's own host. */
const SHORT = /^(?:https?:\/\/)?(?:www\.)?paypal\.me\//i;

/** Returns the part of a link after ‘.com/’. A text without ‘.com/’ stays as it is. */
export function accountOf(link: string): string {
  return link
    .trim()
    .replace(SHORT, 'paypalme/')
    .replace(/^.*?\.com\//i, '')
    .replace(/^\/+/, '');
}
