import { z } from 'zod';

export const EMAIL_MESSAGE = 'Please enter a valid email';

const email = z.email();

/** The message to show at the field; none for an address and for nothing at all. */
export function checkEmail(text: string): string | undefined {
  const address = text.trim();
  return address === '' || email.safeParse(address).success ? undefined : EMAIL_MESSAGE;
}
