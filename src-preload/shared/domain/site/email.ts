import { z } from 'zod';

export const EMAIL_MESSAGE = 'Please enter a valid email';

const email = z.email();

/** The error of an email field; undefined for an address and for an empty field. */
export function checkEmail(text: string): string | undefined {
  const address = text.trim();
  return address === '' || email.safeParse(address).success ? undefined : EMAIL_MESSAGE;
}
