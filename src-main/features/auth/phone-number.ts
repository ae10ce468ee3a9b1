import { AppError } from '#shared/ipc/errors.ts';

const problems: Record<string, string> = {
  NOT_A_NUMBER: 'That is not a phone number.',
  INVALID_COUNTRY: 'Start with + and a country code, for example +1 202 555 0123.',
  TOO_SHORT: 'That phone number is too short.',
  TOO_LONG: 'That phone number is too long.',
  INVALID_LENGTH: 'That phone number has the wrong number of digits for its country.',
};

export function invalidPhone(message: string): AppError {
  return new AppError('INVALID_PHONE', message, { fieldErrors: { phoneNumber: message } });
}

/**
 * Returns the number in E.164 form. Checks the country code and the length, but not whether the number exists.
 * @throws AppError INVALID_PHONE
 */
export async function toE164(input: string): Promise<string> {
  const { parsePhoneNumberFromString, validatePhoneNumberLength } = await import('libphonenumber-js/min');
  const typed = input.trim().replace(/^00(?=\d)/, '+');
  if (typed === '') throw invalidPhone('Enter your phone number.');
  const problem = validatePhoneNumberLength(typed);
  const number = problem ? undefined : parsePhoneNumberFromString(typed)?.number;
  if (!number) throw invalidPhone(problems[problem ?? 'NOT_A_NUMBER'] ?? 'That is not a phone number.');
  return number;
}
