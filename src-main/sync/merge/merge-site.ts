import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyAll, toRawOperation } from '#shared/record/edit-raw.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { serviceAreaArray } from '#shared/record-catalogue/derived.ts';
import { topLevelRow } from '#shared/record-catalogue/lookup.ts';
import type { Conflict } from '../../store/conflict-repo.ts';
import { mergeDocuments, type MergeFacts } from './merge-documents.ts';

/**
 * Makes the three-way merge of a site's documents. Computed members are never in conflict. `service_area_array` is
 * computed again if the merged service areas differ from those of `theirs`.
 */
export function mergeSite(
  base: RawValue,
  mine: RawValue,
  theirs: RawValue,
  facts?: MergeFacts,
): { document: RawValue; conflicts: Conflict[] } {
  const merged = mergeDocuments(base, mine, theirs, facts);
  const conflicts = merged.conflicts.filter(({ path }) => topLevelRow(String(path[0]))?.server !== 'computes');
  if (sameJson(merged.document.child('service_areas'), theirs.child('service_areas'))) return { ...merged, conflicts };
  const operations = serviceAreaArray(merged.document.toValue() as SiteDocument);
  return { document: applyAll(merged.document, operations.map(toRawOperation)).document, conflicts };
}
