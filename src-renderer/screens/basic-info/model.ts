import { countryCode, countryNames } from '#shared/domain/site/country.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type Town, townFields, townPages } from '#shared/domain/site/town-pages.ts';
import type { CitySuggestion } from '#shared/ipc/content.ipc.ts';
import type { ColorNote } from '../../editor/fields/color-field.tsx';
import type { Hint } from '../../editor/fields/length-hint.ts';
import { contrast, parseColor, type Rgb } from '#shared/theme/color.ts';
import { contrastNote, type ContrastUse } from '#shared/theme/contrast.ts';

export function countHint(value: string): Hint {
  const { length } = [...value];
  return { text: `${length} ${length === 1 ? 'character' : 'characters'}` };
}

export const countries = Object.entries(countryNames).map(([value, name]) => ({ value, label: `${name} (${value})` }));

/** Returns the text of a city in the list of suggestions. */
export function cityLabel({ city, state, stateCode, countryCode }: CitySuggestion): string {
  const place = `${city}, ${stateCode || state}`;
  return countryCode === '' || countryCode === 'US' ? place : `${place}, ${countryCode}`;
}

/** Returns the name of an area for labels and messages. */
export function areaName(place: { city: string; state: string } | undefined, number: number): string {
  const name = [place?.city, place?.state].map((part) => part?.trim()).filter(Boolean);
  return name.join(', ') || `area ${number}`;
}

let lastTowns: { values: readonly unknown[]; towns: readonly Town[] } | undefined;

/** Returns the towns of the service areas with their pages. Cached for all rows until one of `townFields` changes. */
export function townsOf(site: SiteDocument): readonly Town[] {
  const values = townFields.map((field) => site[field]);
  if (!lastTowns || values.some((value, at) => value !== lastTowns?.values[at])) {
    lastTowns = { values, towns: townPages(site) };
  }
  return lastTowns.towns;
}

/** Returns the text of an ISO date, such as `Fri, Dec 25, 2026`. */
export const dayLabel = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Returns the name of days with special hours, for labels and messages. */
export const nameOfHoliday = (item: Readonly<Record<string, unknown>>, number: number): string =>
  text(item.name).trim() || text(item.first_day).trim() || `holiday ${number}`;

/** Number of names that a message lists before it counts the others. If there is only one other, it is listed too. */
const MOST_NAMED = 6;

export function someOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 1 ? `${names.slice(0, MOST_NAMED).join('; ')} and ${more} more` : names.join('; ');
}

/** Whether the record names a country that is not recognized as the United States. */
export function outsideUnitedStates(site: SiteDocument): boolean {
  return text(site.country).trim() !== '' && countryCode(site.country) !== 'US';
}

/** Returns a note on a color's contrast with the announcement's background; undefined if `color` is not a color. */
export function announcedContrast(color: string, background: Rgb, use: ContrastUse): ColorNote | undefined {
  const front = parseColor(color);
  if (!front) return undefined;
  return contrastNote(contrast(front, background), use, 'on its background', 'The page shows another color instead.');
}

/** Returns a sentence that says how many cities a search has added. */
export function foundCities(added: number, radius: number, centre: string): string {
  const around = `within ${radius} ${radius === 1 ? 'mile' : 'miles'} of ${centre}`;
  if (added === 0) return `No further city of more than 15,000 people is ${around}.`;
  return `Added ${added} ${added === 1 ? 'city' : 'cities'} ${around}.`;
}
