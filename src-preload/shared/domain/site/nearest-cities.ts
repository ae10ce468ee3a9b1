import type { Operation } from '../../record/operation.ts';
import { text } from './readers.ts';
import type { SiteDocument } from './schema.ts';
import { addAreas, areaRows, firstWhole, namedAreas, type Place } from './service-areas.ts';

export type { Place } from './service-areas.ts';

/** Service areas up to which a search for cities fills the list. */
export const MOST_AREAS = 10;
/** miles */
export const DEFAULT_SEARCH_RADIUS = 30;
/** What the place-name service looks through at most: 300 km, in whole miles. */
export const LARGEST_SEARCH_RADIUS = 186;

/** How many areas a search may add; one without a city takes up no room. */
export function roomForAreas(site: SiteDocument): number {
  return Math.max(0, MOST_AREAS - namedAreas(site).length);
}

/** Where cities are looked for: around the first service area, or the address where there is none. */
export function searchCentre(site: SiteDocument): Place | undefined {
  return firstWhole([...areaRows(site), { city: text(site.city), state: text(site.state) }]);
}

/** Adds the first of the found cities that are not in the list yet, up to the room there is. */
export function fillAreas(site: SiteDocument, found: readonly Place[]): Operation[] {
  return addAreas(site, found, roomForAreas(site));
}
