import { text } from '../../record/readers.ts';

/** Members of a form by which visitors write to a company, and the most characters of each. */
export const messageLimits = { name: 120, phone: 40, email: 254, address: 300, message: 2000 } as const;

export type MessageField = keyof typeof messageLimits;

/** Photos of the job, in a form that is sent as `multipart/form-data`. */
export const PHOTOS_FIELD = 'photos';
export const MOST_PHOTOS = 4;
/** of each photo, as a phone's camera writes it */
export const MOST_PHOTO_BYTES = 12 * 1024 * 1024;
/** What a browser offers to choose. Telephones that keep photos as HEIC give them as JPEG to a form that asks for these. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A field that people do not see: a form in which it is filled was filled in by a program. */
export const TRAP_FIELD = 'website';
/**
 * Name of the field in which the page's script writes how long the form was open, in milliseconds. Without script it is
 * sent empty; a post without it does not come from the form.
 */
export const ELAPSED_FIELD = 'elapsed';
/** The visitor's consent to be answered by text. */
export const CONSENT_FIELD = 'consent';
/** The words of the consent as the visitor saw them, ticked or not: the page may say something else later. */
export const WORDING_FIELD = 'consent_wording';
/** Most characters of those words that are kept. */
const MOST_WORDING = 1000;
/** Milliseconds below which no person has written the message. */
export const LEAST_MS = 2000;

/** Where a form is posted to: a path at the backend's public address. @param siteKey the record's `id_key` */
export const messagePath = (siteKey: string): string => `/public/messages/${encodeURIComponent(siteKey)}`;

export type VisitorMessage = Record<MessageField, string> & { consent: boolean; consentWording: string };

export type ReadMessage =
  | { kind: 'message'; message: VisitorMessage }
  /** sent by a program that fills in forms */
  | { kind: 'spam' }
  /** words for the visitor, by field */
  | { kind: 'refused'; fieldErrors: Partial<Record<MessageField, string>> };

const labels: Readonly<Record<MessageField, string>> = {
  name: 'The name',
  phone: 'The phone number',
  email: 'The email address',
  address: 'The address',
  message: 'The message',
};

/** Reads what a form sent, by the names of its fields. A company needs words and a way to answer. */
export function readMessage(values: Readonly<Record<string, unknown>>): ReadMessage {
  if (values[ELAPSED_FIELD] === undefined) {
    return { kind: 'refused', fieldErrors: { message: 'Please write your message in the form on our page.' } };
  }
  const elapsed = text(values[ELAPSED_FIELD]).trim();
  if (text(values[TRAP_FIELD]) !== '' || (elapsed !== '' && !(Number(elapsed) >= LEAST_MS))) return { kind: 'spam' };
  const line = (field: MessageField) => printable(text(values[field])).replace(/\s+/gu, ' ').trim();
  const message: VisitorMessage = {
    name: line('name'),
    phone: line('phone'),
    email: line('email'),
    address: line('address'),
    message: printable(text(values.message)).trim(),
    consentWording: printable(text(values[WORDING_FIELD])).trim().slice(0, MOST_WORDING),
    consent: /^(?:on|true|1|yes)$/i.test(text(values[CONSENT_FIELD]).trim()),
  };
  const fieldErrors = problemsOf(message);
  return Object.keys(fieldErrors).length > 0 ? { kind: 'refused', fieldErrors } : { kind: 'message', message };
}

/** Removes control characters, except line breaks and tabs, and halves of surrogate pairs. */
const printable = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

function problemsOf(message: VisitorMessage): Partial<Record<MessageField, string>> {
  const errors: Partial<Record<MessageField, string>> = {};
  const { phone, email } = message;
  if (message.message === '') errors.message = 'Please write what you need.';
  if (phone === '' && email === '') errors.phone = 'Please leave a phone number or an email address.';
  if (phone !== '' && phone.replace(/\D/g, '').length < 7) errors.phone = 'Please check the phone number.';
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.email = 'Please check the email address.';
  for (const [field, most] of Object.entries(messageLimits) as [MessageField, number][]) {
    if (message[field].length > most) errors[field] = `${labels[field]} is too long: at most ${most} characters.`;
  }
  return errors;
}
