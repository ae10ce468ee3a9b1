import { text } from '../../record/readers.ts';

/** Text fields of the form by which visitors write to a company, with the maximum number of characters of each. */
export const messageLimits = { name: 120, phone: 40, email: 254, address: 300, message: 2000 } as const;

export type MessageField = keyof typeof messageLimits;

/** The field for photos of the job. A form with photos is sent as `multipart/form-data`. */
export const PHOTOS_FIELD = 'photos';
export const MOST_PHOTOS = 4;
/** The maximum size of each photo in bytes, enough for a photo as a phone's camera writes it. */
export const MOST_PHOTO_BYTES = 12 * 1024 * 1024;
/** Media types that the form's file input accepts. Phones convert HEIC photos to JPEG, because HEIC is not accepted. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A field that people do not see, so that only programs fill it. A message with text in this field counts as spam. */
export const TRAP_FIELD = 'website';
/**
 * The field in which the page's script writes the milliseconds since the page was opened. If no script runs, the field
 * is sent empty. A message without this field does not come from the form.
 */
export const ELAPSED_FIELD = 'elapsed';
/** The field for the visitor's consent to be answered by text message. */
export const CONSENT_FIELD = 'consent';
/**
 * The field for the wording of the consent as the visitor saw it. The form sends the wording because the page's wording
 * can change later.
 */
export const WORDING_FIELD = 'consent_wording';
/** The maximum number of characters of the consent's wording; the rest is dropped. */
const MOST_WORDING = 1000;
/** The minimum time in milliseconds that a person needs to write a message. A message sent sooner counts as spam. */
export const LEAST_MS = 2000;

/** Returns the path to which a form is sent, below the backend's public URL. @param siteKey the record's `id_key` */
export const messagePath = (siteKey: string): string => `/public/messages/${encodeURIComponent(siteKey)}`;

export type VisitorMessage = Record<MessageField, string> & { consent: boolean; consentWording: string };

export type ReadMessage =
  | { kind: 'message'; message: VisitorMessage }
  /** probably sent by a program that fills in forms */
  | { kind: 'spam' }
  /** error texts for the visitor, by field */
  | { kind: 'refused'; fieldErrors: Partial<Record<MessageField, string>> };

const labels: Readonly<Record<MessageField, string>> = {
  name: 'The name',
  phone: 'The phone number',
  email: 'The email address',
  address: 'The address',
  message: 'The message',
};

/** Reads the sent fields of a form. @param values the values of the fields, by the names of the fields */
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

/** Removes control characters except tabs and line breaks. Line breaks become `\n`, unpaired surrogates U+FFFD. */
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
