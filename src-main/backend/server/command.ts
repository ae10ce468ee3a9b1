import { isPossiblePhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Why a command was not carried out, in words for those who operate the server. */
export class CommandError extends Error {}

export function numberOf(value = ''): string {
  const number = value.startsWith('+') && isPossiblePhoneNumber(value) ? parsePhoneNumberFromString(value) : undefined;
  if (!number) throw new CommandError(`“${value}” is no phone number in international format, such as +12025550100.`);
  return number.number;
}
