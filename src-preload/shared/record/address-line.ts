import { RawValue } from './raw-value.ts';

/** What stands between the addresses of a line. */
export type Separator = ',' | ', ';

/** Where another address begins: one may have commas of its own. */
const border = /, ?(?=https?:\/\/|\/)/;
const address = /^(https?:\/\/|\/)\S+$/;

/** The addresses of a text that holds nothing else, as a list, and what separates them. */
export function readAddressLine(text: string): { list: RawValue; separator: Separator } | undefined {
  const parts = text.split(border);
  const separator = text === parts.join(',') ? ',' : ', ';
  if (text !== parts.join(separator) || !parts.every((part) => address.test(part))) return undefined;
  return { list: RawValue.parse(JSON.stringify(parts)), separator };
}

/** @param list of addresses */
export const addressLine = (list: RawValue, separator: Separator): RawValue =>
  RawValue.parse(JSON.stringify((list.toValue() as string[]).join(separator)));
