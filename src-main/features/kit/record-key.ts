import { RawValue } from '#shared/record/raw-value.ts';

/** A key of a record as JSON text, `null` where it has none; as text because a long number would lose digits. */
export const recordKey = (record: string, field: 'sitePk' | 'id_key'): string =>
  RawValue.parse(record).child(field)?.toText() ?? 'null';
