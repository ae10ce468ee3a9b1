import { z } from 'zod';

export const EMAIL_MESSAGE = 'Please enter a valid email';

const email = z.email();

/** Returns the error of an email field; undefined if the field is empty or has a valid address. */
export function checkEmail(text: string): string | undefined {
  const address = text.trim();
  return address === '' || email.safeParse(address).success ? undefined : EMAIL_MESSAGE;
}
