import { list, number, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { orderedItems } from './items.ts';

type Address = Pick<SiteDocument, 'street_address' | 'city' | 'state' | 'zip_code' | 'country'>;
type Areas = Pick<SiteDocument, 'service_areas' | 'service_area_array'>;

export interface Area {
  city: string;
  state: string;
  /** in miles, 0 if none is given */
  radius: number;
}

/**
 * Returns the served places in the record's order, without blank and repeated ones. Uses `service_area_array` if
 * `service_areas` names no place.
 */
export function serviceAreas(site: Areas): Area[] {
  const areas = orderedItems(site.service_areas).map((area) => readArea(area.city, area.state, area.radius));
  const computed = list(site.service_area_array).flatMap((area) =>
    Array.isArray(area) ? [readArea(area[0], area[1], area[2])] : [],
  );
  const named = (areas.some((area) => area.city !== '') ? areas : computed).filter((area) => area.city !== '');
  const seen = new Set<string>();
  return named.filter((area) => {
    const key = placeName(area).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

function readArea(city: unknown, state: unknown, radius: unknown): Area {
  return { city: text(city).trim(), state: text(state).trim(), radius: Math.max(0, Math.round(number(radius, 0))) };
}

export function placeName({ city, state }: { city: string; state: string }): string {
  return [city, state].filter(Boolean).join(', ');
}

/** Fields that `homePlace` reads. */
export const placeFields = ['city', 'state', 'service_areas', 'service_area_array'] as const;

/** Returns city and state of the business, or of its first service area if the business has no city. */
export function homePlace(site: Pick<SiteDocument, (typeof placeFields)[number]>): string {
  const own = placeName({ city: text(site.city).trim(), state: text(site.state).trim() });
  const first = serviceAreas(site)[0];
  return text(site.city).trim() === '' && first ? placeName(first) : own;
}

/** Returns the street line and the town line; [] without a street. */
export function addressLines(site: Address): string[] {
  const street = text(site.street_address).trim();
  if (street === '') return [];
  const town = placeName({ city: text(site.city).trim(), state: text(site.state).trim() });
  return [street, [town, text(site.zip_code).trim()].filter(Boolean).join(' ')].filter(Boolean);
}

export function mapsUrl(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query.toWellFormed())}`;
}
