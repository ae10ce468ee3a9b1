import type { Operation } from '../../record/operation.ts';
import { radiusOf } from '../../record-catalogue/derived.ts';
import { addItems, listItems, removeItems } from '../../record-catalogue/list-engine.ts';
import { list, text } from '../../record/readers.ts';
import type { SiteDocument } from './schema.ts';

export { parseRadius } from '../../record-catalogue/derived.ts';

const AREAS = ['service_areas'];

export interface AreaRow {
  /** index in the record's list, as used in paths */
  index: number;
  city: string;
  state: string;
  /** in miles */
  radius: number;
}

export interface Place {
  city: string;
  state: string;
}

/** Returns the areas in the order of `listItems`. */
export function areaRows(site: SiteDocument): AreaRow[] {
  return listItems(site, AREAS).map(({ index, value: { city, state, radius } }) => ({
    index,
    city: text(city),
    state: text(state),
    radius: radiusOf(radius),
  }));
}

/** Returns the areas that name a city. A save removes the others. */
const namedAreas = (site: SiteDocument): AreaRow[] => areaRows(site).filter(({ city }) => city.trim() !== '');

/** Returns the places that have both city and state, without leading and trailing spaces. */
export const wholePlaces = (places: readonly Place[]): Place[] =>
  places
    .map(({ city, state }) => ({ city: city.trim(), state: state.trim() }))
    .filter(({ city, state }) => city !== '' && state !== '');

/** Whether at least one area has both city and state, which a save requires. */
export const hasServiceArea = (site: SiteDocument): boolean => wholePlaces(areaRows(site)).length > 0;

/**
 * Returns the first area with city and state. If the list has none, reads the server's computed `service_area_array`.
 */
export function firstServiceArea(site: SiteDocument): Place | undefined {
  const tuples = list(site.service_area_array).map((tuple) => ({ city: text(tuple?.[0]), state: text(tuple?.[1]) }));
  return wholePlaces([...areaRows(site), ...tuples])[0];
}

/**
 * Returns the operations that remove areas without a city, as a save does. Returns none if no area has both city and
 * state, because the save is then refused.
 */
export function removeEmptyAreas(site: SiteDocument): Operation[] {
  if (!hasServiceArea(site)) return [];
  const empty = areaRows(site).filter(({ city }) => city.trim() === '');
  return removeItems(
    site,
    AREAS,
    empty.map(({ index }) => index),
  );
}

/** Returns a place's name in lower case and with single spaces, so that spellings can be compared. */
export const plainName = (name: string): string => name.trim().replace(/\s+/gu, ' ').toLowerCase();

/** Returns a key that is the same for two spellings of a place that differ only in spaces and capitals. */
export const placeKey = ({ city, state }: Place): string => `${plainName(city)}, ${plainName(state)}`;

/** Whether the record's list has the same city of the same state, not counting the area at `index`. */
export function isDuplicateArea(site: SiteDocument, place: Place, index?: number): boolean {
  if (place.city.trim() === '') return false;
  return areaRows(site).some((row) => row.index !== index && placeKey(row) === placeKey(place));
}

/** Returns the operations that append places that the list does not have yet, each once and at most `most` of them. */
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

/** Number of service areas up to which a search for cities fills the list. */
export const MOST_AREAS = 10;
/** in miles */
export const DEFAULT_SEARCH_RADIUS = 30;
/** Maximum search radius of the place-name service: 300 km, in whole miles. */
export const LARGEST_SEARCH_RADIUS = 186;

/** Returns how many areas a search may add to the list. Areas without a city do not count toward the limit. */
export function roomForAreas(site: SiteDocument): number {
  return Math.max(0, MOST_AREAS - namedAreas(site).length);
}

/**
 * Returns the center of a search for cities: the first area with city and state. If there is no such area, returns the
 * city of the company's address.
 */
export function searchCentre(site: SiteDocument): Place | undefined {
  return wholePlaces([...areaRows(site), { city: text(site.city), state: text(site.state) }])[0];
}

/** Returns the operations that add the first found cities that the list does not have yet, up to `MOST_AREAS` areas. */
export function fillAreas(site: SiteDocument, found: readonly Place[]): Operation[] {
  return addAreas(site, found, roomForAreas(site));
}
