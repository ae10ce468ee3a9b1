import { RawValue } from '#shared/record/raw-value.ts';
import { fromServer } from '#shared/record-catalogue/server-forms.ts';

/** Members whose lists the journal stored as strings of JSON up to version 17. */
const keptAsText: readonly string[] = ['products', 'payments'];

/** Converts a value of a `keptAsText` member from a string of JSON to a list. Returns every other value unchanged. */
export function listOfText(member: string, value: string): string {
  if (!keptAsText.includes(member) || !value.startsWith('"')) return value;
  return fromServer(RawValue.parse(`{"${member}":${value}}`))
    .at(member)
    .toText();
}

/** Returns the document with its `keptAsText` members converted to lists. */
export const withLists = (document: string): string =>
  keptAsText
    .reduce((at, member) => {
      const value = at.child(member)?.toText();
      return value === undefined ? at : at.with(member, RawValue.parse(listOfText(member, value)));
    }, RawValue.parse(document))
    .toText();
