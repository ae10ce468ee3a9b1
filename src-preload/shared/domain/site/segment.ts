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

/** The industry types that the record itself names. */
export function industryTypes(site: SiteDocument): Choice[] {
  return list(site.industry_types as { id?: unknown; name?: unknown }[] | null)
    .map((type) => ({ value: text(type?.id).trim(), label: text(type?.name).trim() || text(type?.id) }))
    .filter(({ value }, place, all) => value !== '' && all.findIndex((other) => other.value === value) === place);
}

/** The choice in the record's own form: a number stays a number. @param chosen '' for none */
export function asHeld(chosen: string, held: unknown): JsonValue {
  if (chosen === '') return null;
  return typeof held === 'number' && Number.isSafeInteger(Number(chosen)) ? Number(chosen) : chosen;
}

/** The chosen segment, for the line below the heading; `''` where there is none. */
export function segmentLabel(site: SiteDocument): string {
  const chosen = text(site.customer_segment).trim();
  return customerSegments.find(({ value }) => value === chosen)?.label ?? chosen;
}
