import type { Operation } from '../../record/operation.ts';
import { radiusOf } from '../../record-catalogue/derived.ts';
import { addItems, listItems, removeItems } from '../../record-catalogue/list-engine.ts';
import { list, text } from '../../record/readers.ts';
import type { SiteDocument } from './schema.ts';

export { parseRadius } from '../../record-catalogue/derived.ts';

const AREAS = ['service_areas'];

export interface AreaRow {
  /** place in the record's list, which paths name */
  index: number;
  city: string;
  state: string;
  /** miles */
  radius: number;
}

export interface Place {
  city: string;
  state: string;
}

/** The areas in the order in which the page shows them. */
export function areaRows(site: SiteDocument): AreaRow[] {
  return listItems(site, AREAS).map(({ index, value: { city, state, radius } }) => ({
    index,
    city: text(city),
    state: text(state),
    radius: radiusOf(radius),
  }));
}

/** The areas that name a city: those that a save keeps. */
const namedAreas = (site: SiteDocument): AreaRow[] => areaRows(site).filter(({ city }) => city.trim() !== '');

/** The places with both city and state, without outer spaces. */
export const wholePlaces = (places: readonly Place[]): Place[] =>
  places
    .map(({ city, state }) => ({ city: city.trim(), state: state.trim() }))
    .filter(({ city, state }) => city !== '' && state !== '');

/** Whether an area has both city and state: a save needs one. */
export const hasServiceArea = (site: SiteDocument): boolean => wholePlaces(areaRows(site)).length > 0;

/** The first area with city and state; from the computed tuples where the list has none. */
export function firstServiceArea(site: SiteDocument): Place | undefined {
  const tuples = list(site.service_area_array).map((tuple) => ({ city: text(tuple?.[0]), state: text(tuple?.[1]) }));
  return wholePlaces([...areaRows(site), ...tuples])[0];
}

/** Removes areas without a city, as a save does; none where no other area is left, because the save is refused then. */
export function withoutEmptyAreas(site: SiteDocument): Operation[] {
  if (!hasServiceArea(site)) return [];
  const empty = areaRows(site).filter(({ city }) => city.trim() === '');
  return removeItems(
    site,
    AREAS,
    empty.map(({ index }) => index),
  );
}

/** A place's name as it is compared. */
export const plainName = (name: string): string => name.trim().replace(/\s+/gu, ' ').toLowerCase();

/** Identifies a place. */
export const placeKey = ({ city, state }: Place): string => `${plainName(city)}, ${plainName(state)}`;

/** Whether another area than the one at `index` of the record's list is the same city of the same state. */
export function isDuplicateArea(site: SiteDocument, place: Place, index?: number): boolean {
  if (place.city.trim() === '') return false;
  return areaRows(site).some((row) => row.index !== index && placeKey(row) === placeKey(place));
}

/** Adds the places that are no duplicates at the end, at most so many. */
export function addAreas(site: SiteDocument, places: readonly Place[], most = Infinity): Operation[] {
  const added = places
    .filter((place, at) => places.findIndex((other) => placeKey(other) === placeKey(place)) === at)
    .filter((place) => !isDuplicateArea(site, place))
    .slice(0, most);
  return addItems(
    site,
    AREAS,
    added.map(({ city, state }) => ({ city, state })),
  );
}

/** Service areas up to which a search for cities fills the list. */
export const MOST_AREAS = 10;
/** miles */
export const DEFAULT_SEARCH_RADIUS = 30;
/** What the place-name service looks through at most: 300 km, in whole miles. */
export const LARGEST_SEARCH_RADIUS = 186;

/** How many areas a search may add; areas without a city do not count. */
export function roomForAreas(site: SiteDocument): number {
  return Math.max(0, MOST_AREAS - namedAreas(site).length);
}

/** The center of a search for cities: the first service area, or the address where there is none. */
export function searchCentre(site: SiteDocument): Place | undefined {
  return wholePlaces([...areaRows(site), { city: text(site.city), state: text(site.state) }])[0];
}

/** Adds the first found cities that are not in the list yet, as many as there is room for. */
export function fillAreas(site: SiteDocument, found: readonly Place[]): Operation[] {
  return addAreas(site, found, roomForAreas(site));
}
