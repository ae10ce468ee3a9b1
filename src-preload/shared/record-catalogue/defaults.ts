import type { JsonValue } from '../record/operation.ts';
import { fieldAt, topLevelFields } from './lookup.ts';
import type { Rows } from './row.ts';
import type { SiteDocument } from './site-document.ts';

/** What fields hold in a site that has just been made, whatever its trade. */
export const initialFields: SiteDocument = Object.fromEntries(
  topLevelFields.flatMap((field) => {
    const row = fieldAt([field]);
    const value = row?.initial ?? row?.default;
    return value === undefined ? [] : [[field, value]];
  }),
);

type Defaults<T> = { -readonly [K in keyof T as T[K] extends { default: JsonValue } ? K : never]: DefaultOf<T[K]> };
type DefaultOf<R> = R extends { default: infer D } ? D : never;

/** What the members of an object hold as long as nobody has set them, as far as their rows say. */
export function defaultMembers<T extends Rows>(members: T): Defaults<T> {
  const told = Object.entries(members).filter(([, row]) => 'default' in row);
  return Object.fromEntries(
    told.map(([member, row]) => [member, (row as { default: JsonValue }).default]),
  ) as Defaults<T>;
}
