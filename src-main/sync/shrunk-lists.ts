import type { RawValue } from '#shared/record/raw-value.ts';

export interface ShrunkList {
  field: string;
  before: number;
  after: number;
}

/** A list this short may well lose half of its items. */
const SHORT = 4;

/**
 * Lists of the server's new copy with at most half as many items as the known one: more likely a fault than an edit, so
 * such a copy is held and asked about.
 */
export function shrunkLists(known: RawValue, next: RawValue): ShrunkList[] {
  return known.keys().flatMap((field) => {
    const before = known.child(field)?.length ?? 0;
    const after = next.child(field)?.length ?? 0;
    return before >= SHORT && after <= before / 2 ? [{ field, before, after }] : [];
  });
}
