/** The services that a page can be paid by, and the fixed hosts of their pages. */
export const paymentHosts = {
  Venmo: 'https://venmo.com/',
  PayPal: 'https://paypal.com/',
  Zelle: 'https://enroll.zellepay.com/',
} as const;

export type PaymentTitle = keyof typeof paymentHosts;
export const paymentTitles = Object.keys(paymentHosts) as readonly PaymentTitle[];

/** The service that a record means, however it writes the name. */
export const paymentTitled = (title: string): PaymentTitle | undefined =>
  paymentTitles.find((known) => known.toLowerCase() === title.trim().toLowerCase());

/** PayPal's short links, which lead to this path of its own host. */
const SHORT = /^(?:https?:\/\/)?(?:www\.)?paypal\.me\//i;

/** What a link keeps: the part after ‘.com/’. What has none stays as it is. */
export function accountOf(link: string): string {
  return link
    .trim()
    .replace(SHORT, 'paypalme/')
    .replace(/^.*?\.com\//i, '')
    .replace(/^\/+/, '');
}
