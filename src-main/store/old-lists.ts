import { RawValue } from '#shared/record/raw-value.ts';
import { fromServer } from '#shared/record-catalogue/server-forms.ts';

/** Lists that the app kept as JSON text, as most servers do, up to version 17 of the journal. */
const keptAsText: readonly string[] = ['products', 'payments'];

/** A member's value with the list in place of such a text. What holds no list stays as it is. */
export function listOfText(member: string, value: string): string {
  if (!keptAsText.includes(member) || !value.startsWith('"')) return value;
  return fromServer(RawValue.parse(`{"${member}":${value}}`))
    .at(member)
    .toText();
}

/** The document with lists in place of such texts. */
export const withLists = (document: string): string =>
  keptAsText
    .reduce((at, member) => {
      const value = at.child(member)?.toText();
      return value === undefined ? at : at.with(member, RawValue.parse(listOfText(member, value)));
    }, RawValue.parse(document))
    .toText();
