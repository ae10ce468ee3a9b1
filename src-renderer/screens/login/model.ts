import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface RequestedCode {
  /** E.164 */
  phoneNumber: string;
  /** shown by demo backends, which send no text messages */
  demoCode?: string | undefined;
}

export const CODE_LENGTH = 6;

export const PHONE_ERROR = 'Please enter a valid phone number with its country code, such as +1 801 555 0123.';

/** The number in E.164 form; undefined where it is none. Without a country code it is read as one of the US. */
export function readPhone(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typed.trim(), 'US');
  return number?.isPossible() ? number.number : undefined;
}

/** The number as it is written in its own country, with the country code. */
export function showPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

/** The digits of the typed or pasted text, at most as many as a code has. */
export const readCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
