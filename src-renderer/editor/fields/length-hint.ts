import type { FieldRow } from '#shared/record-catalogue/row.ts';

export interface Hint {
  text: string;
  /** something about the text deserves attention */
  over?: boolean;
}

/** Says how long a text is where its row limits that; undefined where it does not. */
export function lengthHint({ shownLength, maxLength }: FieldRow): ((value: string) => Hint) | undefined {
  if (shownLength !== undefined) {
    return (value) => {
      const { length } = [...value];
      const over = length > shownLength;
      return { over, text: `${length} of ${shownLength} characters${over ? ': search engines cut the rest' : ''}` };
    };
  }
  if (maxLength === undefined) return undefined;
  // Characters as `maxLength` counts them. A text of the record that is longer is not cut: it can only be shortened.
  return ({ length }) => ({ over: length > maxLength, text: `${length} of ${maxLength}` });
}
