import { serviceAreaArray } from '#shared/record-catalogue/derived.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyAll, toRawOperation, type RawOperation } from '#shared/record/edit-raw.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { bringBack, compareDocuments, type Change, type Wanted } from './bring-back.ts';

/** Members that are never brought back: they identify the site, are set by the server, or are computed from others. */
const kept = new Set(['sitePk', 'id_key', 'slug', 'modified', 'service_area_array']);

const isOfPeople = ({ now }: Change): boolean => !kept.has(String(now[0]));

/**
 * Whether a value is empty. Servers write empty values in several forms, such as a list of nine empty phone numbers.
 */
const isNothing = (value: RawValue | undefined): boolean =>
  !value || value.isNull || (value.kind === 'list' ? value.items().every(isNothing) : value.toText() === '""');

const saysSomething = ({ kind, before, after }: Change): boolean =>
  kind === 'order' || !isNothing(before) || !isNothing(after);

/** Returns a site's changes since an earlier document, except in `kept` members and from one empty value to another. */
export function siteChanges(then: RawValue, now: RawValue): Change[] {
  return compareDocuments(then, now).filter((change) => isOfPeople(change) && saysSomething(change));
}

/** Returns the operations that undo the wanted changes. They also set what is computed from restored service areas. */
export function bringBackSite(then: RawValue, now: RawValue, wanted: Wanted): RawOperation[] {
  const operations = bringBack(then, now, (change) => isOfPeople(change) && wanted(change));
  if (!operations.some(({ path }) => path[0] === 'service_areas')) return operations;
  const { document } = applyAll(now, operations);
  return [...operations, ...serviceAreaArray(document.toValue() as SiteDocument).map(toRawOperation)];
}
