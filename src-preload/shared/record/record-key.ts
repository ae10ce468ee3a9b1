import type { JsonText } from './json-text.ts';
import { RawValue } from './raw-value.ts';

const none = RawValue.parse('null').toText();

/**
 * Returns the JSON text of a record's key; the text `null` if the record has none. As text, a number that JavaScript
 * cannot hold keeps all its digits.
 */
export const recordKey = (record: RawValue, field: 'sitePk' | 'id_key'): JsonText =>
  record.child(field)?.toText() ?? none;
