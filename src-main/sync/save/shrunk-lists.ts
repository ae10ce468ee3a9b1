import { asList, innerList } from '#shared/record/list-forms.ts';
import { jsonTextLists } from '#shared/record-catalogue/list-policy.ts';
import type { RawValue } from '#shared/record/raw-value.ts';

export interface ShrunkList {
  field: string;
  before: number;
  after: number;
}

/** A list this short may well lose half of its items. */
const SHORT = 4;

/**
 * Lists that have lost at least half of their items in the server's new copy. A fault is more likely than an edit, so
 * the user is asked before such a copy is taken.
 */
export function shrunkLists(known: RawValue, next: RawValue): ShrunkList[] {
  return known.keys().flatMap((field) => {
    const before = itemsOf(known, field);
    const after = itemsOf(next, field);
    return before >= SHORT && after <= before / 2 ? [{ field, before, after }] : [];
  });
}

/** How many items a list has, be it kept as JSON text; 0 for what is no list. */
function itemsOf(site: RawValue, field: string): number {
  const value = site.child(field);
  const list = asList(value) ?? (jsonTextLists.has(field) ? innerList(value) : undefined);
  return list?.length ?? 0;
}
