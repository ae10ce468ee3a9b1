import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface RequestedCode {
  /** in E.164 form */
  phoneNumber: string;
  /** the code, in answers of demo backends, which send no text messages */
  demoCode?: string | undefined;
}

export const CODE_LENGTH = 6;

export const PHONE_ERROR = 'Please enter a valid phone number with its country code, such as +1 801 555 0123.';

/**
 * Returns the phone number in E.164 form; undefined if the text is not a phone number. A number without a country code
 * is read as a US number.
 */
export function readPhone(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typed.trim(), 'US');
  return number?.isPossible() ? number.number : undefined;
}

/** Returns the number with its country code, grouped as in its own country. */
export function showPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

/** Returns the digits of the typed or pasted text, at most CODE_LENGTH. */
export const readCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
