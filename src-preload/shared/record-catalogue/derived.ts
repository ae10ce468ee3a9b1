import { applyToValue } from '../record/apply-value.ts';
import type { JsonValue, Operation } from '../record/operation.ts';
import { list, number, text } from '../record/readers.ts';
import { defaultMembers } from './defaults.ts';
import { isLockedAt } from './locked-lists.ts';
import { basicInfo } from './rows/basic-info.ts';
import type { ServiceArea, SiteDocument } from './site-document.ts';

/** Top-level fields whose edits entail further edits, each with the function that computes the further edits. */
const following: Readonly<Record<string, (site: SiteDocument) => Operation[]>> = {
  service_areas: serviceAreaArray,
  announcement: wholeAnnouncement,
};

/**
 * Returns the given operations, then the operations that follow from them.
 * @param operations changes of one top-level field
 */
export function withDerived(site: SiteDocument, operations: Operation[]): Operation[] {
  const [first] = operations;
  const follow = first && following[String(first.path[0])];
  return follow ? [...operations, ...follow(applyToValue(site, operations))] : operations;
}

/** Returns the whole miles with which the text begins; undefined if they are missing, negative or no safe integer. */
export function parseRadius(input: string): number | undefined {
  const radius = Number.parseInt(input, 10);
  return radius >= 0 && Number.isSafeInteger(radius) ? radius : undefined;
}

/** Returns the radius of an area in miles. If `radius` cannot be read, returns the radius of a new area. */
export function radiusOf(radius: unknown): number {
  return parseRadius(text(radius)) ?? basicInfo.service_areas.members.radius.default;
}

/**
 * Returns the operations that add the missing members of an announcement, so that the announcement is complete once a
 * member is set.
 */
function wholeAnnouncement({ announcement }: SiteDocument): Operation[] {
  if (typeof announcement !== 'object' || announcement === null) return [];
  return Object.entries(defaultMembers(basicInfo.announcement.members))
    .filter(([member]) => !Object.hasOwn(announcement, member))
    .map(([member, value]) => ({ op: 'set', path: ['announcement', member], value }));
}

const LAST = Number.MAX_SAFE_INTEGER;

/**
 * Returns the operation that sets `service_area_array` to the tuples of city, state, radius and order of
 * `service_areas`. Returns none if the field already has these values, or if it is a locked list.
 */
export function serviceAreaArray(site: SiteDocument): Operation[] {
  if (isLockedAt(site, ['service_area_array'])) return [];
  const areas: readonly (ServiceArea | null)[] = list(site.service_areas);
  const tuples = areas
    .map((area) => ({ area, order: number(area?.order, LAST) }))
    .sort((a, b) => a.order - b.order)
    .map(({ area, order }, place): JsonValue => {
      return [text(area?.city), text(area?.state), radiusOf(area?.radius), order === LAST ? place : order];
    });
  if (JSON.stringify(withStringMembers(tuples)) === JSON.stringify(withStringMembers(list(site.service_area_array))))
    return [];
  return [{ op: 'set', path: ['service_area_array'], value: tuples }];
}

/**
 * Returns the tuples with all members as strings for a comparison, because a backend may write their numbers as
 * strings.
 */
const withStringMembers = (tuples: readonly unknown[]): unknown[] =>
  tuples.map((tuple) => (Array.isArray(tuple) ? tuple.map(text) : tuple));
