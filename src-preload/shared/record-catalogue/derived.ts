import { applyToValue } from '../record/apply-value.ts';
import type { JsonValue, Operation } from '../record/operation.ts';
import { list, number, text } from '../record/readers.ts';
import { defaultMembers } from './defaults.ts';
import { isLockedAt } from './locked-lists.ts';
import { basicInfo } from './rows/basic-info.ts';
import type { ServiceArea, SiteDocument } from './site-document.ts';

/** Top-level fields whose edits entail further edits, each with the function that computes those. */
const following: Readonly<Record<string, (site: SiteDocument) => Operation[]>> = {
  service_areas: serviceAreaArray,
  announcement: wholeAnnouncement,
};

/** The operations, and what follows from them in other fields. */
export function withDerived(site: SiteDocument, operations: Operation[]): Operation[] {
  const [first] = operations;
  const follow = first && following[String(first.path[0])];
  return follow ? [...operations, ...follow(applyToValue(site, operations))] : operations;
}

/** Whole miles, or undefined where the text does not begin with a number of zero or more. */
export function parseRadius(input: string): number | undefined {
  const radius = Number.parseInt(input, 10);
  return radius >= 0 && Number.isSafeInteger(radius) ? radius : undefined;
}

/** The radius of an area, in miles; an area without one has the radius of a new area. */
export function radiusOf(radius: unknown): number {
  return parseRadius(text(radius)) ?? basicInfo.service_areas.members.radius.default;
}

/** Adds the missing parts of an announcement once one part is set, so that the record has a whole one. */
function wholeAnnouncement({ announcement }: SiteDocument): Operation[] {
  if (typeof announcement !== 'object' || announcement === null) return [];
  return Object.entries(defaultMembers(basicInfo.announcement.members))
    .filter(([member]) => !Object.hasOwn(announcement, member))
    .map(([member, value]) => ({ op: 'set', path: ['announcement', member], value }));
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Computes the tuples of city, state, radius and order of `service_areas`; nothing where they already say the same. */
export function serviceAreaArray(site: SiteDocument): Operation[] {
  if (isLockedAt(site, ['service_area_array'])) return [];
  const areas: readonly (ServiceArea | null)[] = list(site.service_areas);
  const tuples = areas
    .map((area) => ({ area, order: number(area?.order, LAST) }))
    .sort((a, b) => a.order - b.order)
    .map(({ area, order }, place): JsonValue => {
      return [text(area?.city), text(area?.state), radiusOf(area?.radius), order === LAST ? place : order];
    });
  if (JSON.stringify(inWords(tuples)) === JSON.stringify(inWords(list(site.service_area_array)))) return [];
  return [{ op: 'set', path: ['service_area_array'], value: tuples }];
}

/** The tuples with all members as texts, to compare them: a backend may write their numbers as texts. */
const inWords = (tuples: readonly unknown[]): unknown[] =>
  tuples.map((tuple) => (Array.isArray(tuple) ? tuple.map(text) : tuple));
