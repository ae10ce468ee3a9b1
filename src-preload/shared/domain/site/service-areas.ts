import { applyToValue } from '../../record/apply-value.ts';
import type { JsonValue, Operation } from '../../record/operation.ts';
import { list, number, text } from './readers.ts';
import type { ServiceArea, SiteDocument } from './schema.ts';

const FIELD = 'service_areas';
const TWIN = 'service_area_array';
/** miles */
export const DEFAULT_RADIUS = 50;

export interface AreaRow {
  /** place in the record's list, which paths name */
  index: number;
  city: string;
  state: string;
  /** miles */
  radius: number;
}

interface Place {
  city: string;
  state: string;
}

const read = (area: ServiceArea | null, index: number): AreaRow => ({
  index,
  city: text(area?.city),
  state: text(area?.state),
  radius: radiusOf(area),
});

const radiusOf = (area: ServiceArea | null) => parseRadius(text(area?.radius)) ?? DEFAULT_RADIUS;
const LAST = Number.MAX_SAFE_INTEGER;
const orderOf = (area: ServiceArea | null | undefined) => number(area?.order, LAST);
const areasOf = (site: SiteDocument): readonly (ServiceArea | null)[] => list(site[FIELD]);

/** The areas in the order in which the page shows them. */
export function areaRows(site: SiteDocument): AreaRow[] {
  const areas = areasOf(site);
  return areas.map(read).sort((a, b) => orderOf(areas[a.index]) - orderOf(areas[b.index]));
}

/** Whole miles, or undefined where the text does not begin with a number of zero or more. */
export function parseRadius(input: string): number | undefined {
  const radius = Number.parseInt(input, 10);
  return radius >= 0 && Number.isSafeInteger(radius) ? radius : undefined;
}

/** An area with both city and state: what a save asks for at least once. */
export function hasServiceArea(site: SiteDocument): boolean {
  return areaRows(site).some(({ city, state }) => city.trim() !== '' && state.trim() !== '');
}

const key = ({ city, state }: Place) =>
  [city, state].map((part) => part.trim().replace(/\s+/gu, ' ').toLowerCase()).join('\n');

/** Whether another area than the one at `index` of the record's list is the same city of the same state. */
export function isDuplicateArea(site: SiteDocument, place: Place, index?: number): boolean {
  if (place.city.trim() === '') return false;
  return areaRows(site).some((row) => row.index !== index && key(row) === key(place));
}

/** Adds an area at the end, a blank one unless told; nothing where it would be a duplicate. */
export function addArea(site: SiteDocument, place: Place = { city: '', state: '' }): Operation[] {
  if (isDuplicateArea(site, place)) return [];
  const shown = shownIndexes(site);
  const index = shown.length;
  const value = { ...place, radius: DEFAULT_RADIUS, order: firstOrder(site) + index };
  return derived(site, [{ op: 'insert', path: [FIELD, index], value }], [...shown, index]);
}

export function setArea(site: SiteDocument, index: number, change: Partial<Omit<AreaRow, 'index'>>): Operation[] {
  const operations = Object.entries(change).map(([field, value]): Operation => ({
    op: 'set',
    path: [FIELD, index, field],
    value,
  }));
  return withTwin(site, operations);
}

export function removeArea(site: SiteDocument, index: number): Operation[] {
  const left = shownIndexes(site).filter((other) => other !== index);
  const shifted = left.map((other) => (other > index ? other - 1 : other));
  return derived(site, [{ op: 'remove', path: [FIELD, index] }], shifted);
}

/** Puts a removed area, as it was in the record, back to the place where it was shown. */
export function restoreArea(site: SiteDocument, area: ServiceArea, place: number): Operation[] {
  const shown = shownIndexes(site);
  const index = shown[place] ?? shown.length;
  const shifted = shown.map((other) => (other >= index ? other + 1 : other));
  const operation: Operation = { op: 'insert', path: [FIELD, index], value: { ...area } as JsonValue };
  return derived(site, [operation], shifted.toSpliced(place, 0, index));
}

/** Moves the area shown at place `from` to place `to`. */
export function moveArea(site: SiteDocument, from: number, to: number): Operation[] {
  const shown = shownIndexes(site);
  const moved = shown[from];
  if (moved === undefined || from === to) return [];
  const inListOrder = shown.every((index, place) => index === place);
  // A record whose orders disagree with its list keeps its list; its orders alone say what is shown.
  if (!inListOrder) return derived(site, [], shown.toSpliced(from, 1).toSpliced(to, 0, moved));
  return derived(site, [{ op: 'move', path: [FIELD], from, to }], shown);
}

const shownIndexes = (site: SiteDocument) => areaRows(site).map((row) => row.index);

/** The record's own convention: counted from 1 where its lowest order is 1, else from 0. */
function firstOrder(site: SiteDocument): number {
  return Math.min(...areasOf(site).map(orderOf)) === 1 ? 1 : 0;
}

/** The operations and what follows from them: orders that run through `sequence`, and the twin. */
function derived(site: SiteDocument, operations: Operation[], sequence: readonly number[]): Operation[] {
  const first = firstOrder(site);
  const edited = areasOf(applyToValue(site, operations));
  const orders = sequence.flatMap((index, place): Operation[] =>
    orderOf(edited[index]) === first + place
      ? []
      : [{ op: 'set', path: [FIELD, index, 'order'], value: first + place }],
  );
  return withTwin(site, [...operations, ...orders]);
}

function withTwin(site: SiteDocument, operations: Operation[]): Operation[] {
  return [...operations, ...serviceAreaArray(applyToValue(site, operations))];
}

/** Recomputes the tuples of city, state, radius and order; nothing where they already say the same. */
export function serviceAreaArray(site: SiteDocument): Operation[] {
  const tuples = areaRows(site).map(({ index, city, state, radius }, place): JsonValue => {
    const order = orderOf(areasOf(site)[index]);
    return [city, state, radius, order === LAST ? place : order];
  });
  if (JSON.stringify(tuples) === JSON.stringify(site[TWIN] ?? [])) return [];
  return [{ op: 'set', path: [TWIN], value: tuples }];
}
