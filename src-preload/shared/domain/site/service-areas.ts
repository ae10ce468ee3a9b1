import type { Operation } from '../../record/operation.ts';
import { radiusOf } from '../../record-catalogue/derived.ts';
import { addItems, listItems, newItem, removeItems } from '../../record-catalogue/list-engine.ts';
import { basicInfo } from '../../record-catalogue/rows/basic-info.ts';
import { text } from './readers.ts';
import type { SiteDocument } from './schema.ts';

export { parseRadius } from '../../record-catalogue/derived.ts';

/** miles, of a new area */
export const DEFAULT_RADIUS = basicInfo.service_areas.members.radius.default;

const AREAS = ['service_areas'];

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
export const namedAreas = (site: SiteDocument): AreaRow[] => areaRows(site).filter(({ city }) => city.trim() !== '');

/** An area with both city and state: what a save asks for at least once. */
export function hasServiceArea(site: SiteDocument): boolean {
  return namedAreas(site).some(({ state }) => state.trim() !== '');
}

/** Drops the areas without a city, as a save does; none where the save is refused for want of an area. */
export function withoutEmptyAreas(site: SiteDocument): Operation[] {
  if (!hasServiceArea(site)) return [];
  const empty = areaRows(site).filter(({ city }) => city.trim() === '');
  return removeItems(
    site,
    AREAS,
    empty.map(({ index }) => index),
  );
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
  return addAreas(site, [place]);
}

/** Adds those of the places that are no duplicates, the first ones up to so many. */
export function addAreas(site: SiteDocument, places: readonly Place[], most = Infinity): Operation[] {
  const added = places
    .filter((place, at) => places.findIndex((other) => key(other) === key(place)) === at)
    .filter((place) => !isDuplicateArea(site, place))
    .slice(0, most);
  return addItems(
    site,
    AREAS,
    added.map(({ city, state }) => ({ ...newItem(site, AREAS), city, state })),
  );
}
