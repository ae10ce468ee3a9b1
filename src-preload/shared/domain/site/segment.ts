import type { JsonValue } from '../../record/operation.ts';
import { list, text } from '../../record/readers.ts';
import type { SiteDocument } from './schema.ts';

export interface Choice {
  value: string;
  label: string;
}

export const customerSegments: readonly Choice[] = [
  { value: '1', label: '1 Beginner/Solo' },
  { value: '2', label: '2 Reputable/Professional' },
  { value: '3', label: '3 Grayson/Growing' },
];

/** Returns the industry types that the record lists, without duplicates. */
export function industryTypes(site: SiteDocument): Choice[] {
  return list(site.industry_types as { id?: unknown; name?: unknown }[] | null)
    .map((type) => ({ value: text(type?.id).trim(), label: text(type?.name).trim() || text(type?.id) }))
    .filter(({ value }, place, all) => value !== '' && all.findIndex((other) => other.value === value) === place);
}

/**
 * Returns the choice as a number if the record holds a number, otherwise as text.
 * @param chosen '' for none, returned as null
 */
export function inRecordForm(chosen: string, held: unknown): JsonValue {
  if (chosen === '') return null;
  return typeof held === 'number' && Number.isSafeInteger(Number(chosen)) ? Number(chosen) : chosen;
}

/** Returns the chosen segment's label, or the record's value if no label is known for it; '' if none is chosen. */
export function segmentLabel(site: SiteDocument): string {
  const chosen = text(site.customer_segment).trim();
  return customerSegments.find(({ value }) => value === chosen)?.label ?? chosen;
}
