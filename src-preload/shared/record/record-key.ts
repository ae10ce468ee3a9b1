import type { JsonText } from './json-text.ts';
import { RawValue } from './raw-value.ts';

const none = RawValue.parse('null').toText();

/** A key of a record, `null` where it has none: a number that JavaScript cannot hold keeps all its digits. */
export const recordKey = (record: RawValue, field: 'sitePk' | 'id_key'): JsonText =>
  record.child(field)?.toText() ?? none;
