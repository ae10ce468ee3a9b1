import { serviceAreaArray } from '#shared/domain/site/service-areas.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyAll, toRawOperation } from '#shared/record/edit-raw.ts';
import { mergeDocuments, type Conflict } from '#shared/record/merge.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';

/** Members that the server or the editor works out from others: they are never in conflict. */
const computed = new Set(['service_area_array', 'modified']);

/** The three-way merge of a site's documents, computed members worked out anew where what they follow from was merged. */
export function mergeSite(
  base: RawValue,
  mine: RawValue,
  theirs: RawValue,
): { document: RawValue; conflicts: Conflict[] } {
  const merged = mergeDocuments(base, mine, theirs);
  const conflicts = merged.conflicts.filter(({ path }) => !computed.has(String(path[0])));
  if (sameJson(merged.document.child('service_areas'), theirs.child('service_areas'))) return { ...merged, conflicts };
  const operations = serviceAreaArray(merged.document.toValue() as SiteDocument);
  return { document: applyAll(merged.document, operations.map(toRawOperation)).document, conflicts };
}
