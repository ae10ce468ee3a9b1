import type { FieldRow } from '#shared/record-catalogue/row.ts';

export interface Hint {
  text: string;
  /** whether the hint is a warning, for example because the text is too long */
  isWarning?: boolean;
}

/** Returns a function that makes a hint about a text's length; undefined if the row does not limit the length. */
export function lengthHint({ shownLength, maxLength }: FieldRow): ((value: string) => Hint) | undefined {
  if (shownLength !== undefined) {
    return (value) => {
      const { length } = [...value];
      const isWarning = length > shownLength;
      return {
        isWarning,
        text: `${length} of ${shownLength} characters${isWarning ? ': search engines cut the rest' : ''}`,
      };
    };
  }
  if (maxLength === undefined) return undefined;
  // Counts UTF-16 units, as an input's `maxLength` does. A longer text of the record is not cut, but the user can only
  // shorten it.
  return ({ length }) => ({ isWarning: length > maxLength, text: `${length} of ${maxLength}` });
}
