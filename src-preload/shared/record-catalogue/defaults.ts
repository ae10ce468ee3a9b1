import type { JsonValue } from '../record/operation.ts';
import { fieldAt, topLevelFields } from './lookup.ts';
import type { Rows } from './row.ts';
import type { SiteDocument } from './site-document.ts';

/** Values of the fields of a new site, regardless of its industry. */
export const initialFields: SiteDocument = Object.fromEntries(
  topLevelFields.flatMap((field) => {
    const row = fieldAt([field]);
    const value = row?.initial ?? row?.default;
    return value === undefined ? [] : [[field, value]];
  }),
);

type Defaults<T> = { -readonly [K in keyof T as T[K] extends { default: JsonValue } ? K : never]: DefaultOf<T[K]> };
type DefaultOf<R> = R extends { default: infer D } ? D : never;

/** Returns the default values of an object's members, from their rows. */
export function defaultMembers<T extends Rows>(members: T): Defaults<T> {
  const told = Object.entries(members).filter(([, row]) => 'default' in row);
  return Object.fromEntries(
    told.map(([member, row]) => [member, (row as { default: JsonValue }).default]),
  ) as Defaults<T>;
}
