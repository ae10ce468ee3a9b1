import { text as textOf } from '../../../record/readers.ts';
import { findRegion, stateNames } from '../../place/regions.ts';
import { countryCode } from '../../site/country.ts';
import type { SiteDocument } from '../../site/schema.ts';
import type { Fact } from '../fact.ts';
import { type Cities, statesOf } from './cities.ts';
import type { Claim } from './claim.ts';
import { labelledOf } from './labels.ts';
import { isOld, type Span } from './text.ts';
import { stateOfZip } from './zip-states.ts';

export interface Address extends Span {
  /** '' if the text has none */
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

const states = Object.entries(stateNames).filter(([key]) => !key.startsWith('MX'));
const STATE = states
  .flatMap(([key, name]) => [key.slice(3), name])
  .sort((one, other) => other.length - one.length)
  .join('|');
const PLACE = new RegExp(
  String.raw`(?<![A-Za-z])(${STATE})\.?(?:,|\s)[\s,]*(\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d)(?![\w-])`,
  'gu',
);

/** The number of characters before a state that are searched for its street and city. */
const REACH = 140;

/** The line of a street: a house number followed by a street, or a post-office box. */
const STREET =
  /(?:^|[^\d\w#.-])((?:\d{1,6}(?:-\d{1,5})?[A-Za-z]?(?:\s\d\/\d)?\s+(?!(?:years?|stars?|reviews?|miles?|mi|am|pm|hours?|days?)\b)(?=[\p{L}\d])|P\.?\s?O\.?\s*Box\s+\d).*)$/isu;
const UNIT =
  /^(?:#\s*\w+|(?:suite|ste|unit|apt|apartment|bldg|building|floor|fl|room|rm)\b\.?\s*#?\s*[\w-]+|\d+(?:st|nd|rd|th) floor)$/iu;
const COUNTRY = /^(?:united states(?: of america)?|usa?|u\.s\.a?\.?|canada)$/iu;
const SUFFIX =
  'street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|highway|hwy|parkway|pkwy|court|ct|circle|cir|way|place|pl|terrace|ter|trail|trl|pike|square|sq|loop|alley|row|plaza|broadway';
const ENDS_STREET = new RegExp(
  String.raw`^(.*?\b(?:${SUFFIX})\b\.?(?:\s+(?:[nsew]{1,2}|north|south|east|west)\b\.?)?(?:,?\s*(?:suite|ste|unit|apt|bldg|#)\.?\s*#?\s*[\w-]+)?)\s+(\p{Lu}.*)$`,
  'isu',
);

/** Returns every city with a state and a ZIP or postal code, and the street before the city if there is one. */
export function addressesOf(text: string, cities: Cities): Address[] {
  return [...text.matchAll(PLACE)].flatMap(({ 0: all, 1: stateText = '', 2: zip = '', index }): Address[] => {
    const region = findRegion(stateText);
    if (!region) return [];
    const from = Math.max(0, index - REACH);
    const parts = partsOf(text.slice(from, index), from);
    while (parts.length > 0 && isRegion(parts.at(-1)?.words ?? '')) parts.pop();
    const last = parts.pop();
    if (!last) return [];
    const joined = last.words.replace(/[\s:]+$/u, '');
    const inOne = splitCity(joined, region.code, cities);
    if (inOne.city === '') return [];
    const { street, start } = inOne.street === '' ? streetOf(parts) : { street: inOne.street, start: undefined };
    const at = start ?? from + text.slice(from, last.end).lastIndexOf(inOne.street || inOne.city);
    const canada = /[A-Z]/iu.test(zip);
    return [
      {
        start: at,
        end: index + all.length,
        street,
        city: inOne.city,
        state: region.code,
        zip: canada ? zip.toUpperCase().replace(/^(\w{3})[ -]?/u, '$1 ') : zip,
        country: region.country,
      },
    ];
  });
}

interface Part extends Span {
  words: string;
}

/** Returns the parts between commas, line ends and other separators. */
const partsOf = (text: string, from: number): Part[] =>
  [...text.matchAll(/[^,\n|•·;\t\uFFFC]+/gu)].flatMap(({ 0: part, index }) => {
    const words = part.trim();
    return words === '' ? [] : [{ words, start: from + index, end: from + index + part.length }];
  });

const isRegion = (words: string): boolean => COUNTRY.test(words) || findRegion(words) !== undefined;

/** Splits a street and a city that have no comma between them: ‘1550 Wewatta St Denver’. */
function splitCity(words: string, state: string, cities: Cities): { street: string; city: string } {
  const street = STREET.exec(words)?.[1];
  if (street === undefined) return { street: '', city: cityOf(words, state, cities) };
  const pieces = street.split(/\s+/u);
  for (let count = Math.min(4, pieces.length - 2); count > 0; count--) {
    const city = pieces.slice(-count).join(' ');
    if (statesOf(cities, city).includes(state)) return { street: pieces.slice(0, -count).join(' '), city };
  }
  const [, before, city] = ENDS_STREET.exec(street) ?? [];
  return before !== undefined && city !== undefined ? { street: before, city } : { street: '', city: street };
}

/** Returns the city at the end of a text that may be a sentence. */
function cityOf(words: string, state: string, cities: Cities): string {
  const pieces = words.split(/\s+/u);
  for (let count = Math.min(4, pieces.length); count > 0; count--) {
    const city = pieces.slice(-count).join(' ');
    if (statesOf(cities, city).includes(state)) return city;
  }
  return /((?:\p{Lu}[\p{L}'.-]*\s?){1,4})$/u.exec(words)?.[1]?.trim() ?? '';
}

/** Returns the street before the city, with additions such as a suite. */
function streetOf(parts: readonly Part[]): { street: string; start?: number } {
  const units: string[] = [];
  for (const { words, end } of parts.toReversed()) {
    const street = STREET.exec(words)?.[1]?.trim();
    if (street !== undefined)
      return { street: [street, ...units].join(', '), start: end - (words.length - words.lastIndexOf(street)) };
    if (!UNIT.test(words)) break;
    units.unshift(words);
  }
  return { street: '' };
}

const LONELY = 'There is no street beside it, and that of the site would stay.';
const STREET_LABELS = new Set([
  'address',
  'addr',
  'street',
  'street address',
  'location',
  'shop address',
  'office address',
  'mailing address',
]);
const MOVED = new RegExp(
  String.raw`\b(?:moved to|moving to|relocated to|address (?:is|to)|located at)(?: now)?\s+((?:\d{1,6}[A-Za-z]?\s[^\n,.;]*?\b(?:${SUFFIX})\b\.?|P\.?O\.? Box \d+)(?:,?\s*(?:suite|ste|unit|apt|#)\.?\s*#?\s*[\w-]+)?)`,
  'giu',
);

/**
 * Returns claims for the addresses that the text gives: whole addresses, streets after words such as ‘moved to’, and
 * labelled parts of an address.
 */
export function addressClaims(text: string, addresses: readonly Address[], site: SiteDocument): Claim[] {
  const whole = addresses.flatMap((address) => wholeClaims(text, address, site));
  const isApart = ({ start, end }: Span) => !addresses.some((each) => each.start < end && start < each.end);
  const moved = [...text.matchAll(MOVED)].map(({ 0: all, 1: street = '', index }) => {
    return { ...fieldClaim('street_address', street, index + all.length - street.length, index + all.length) };
  });
  return [...whole, ...moved.filter(isApart), ...labelledParts(text).filter(isApart)];
}

function wholeClaims(text: string, address: Address, site: SiteDocument): Claim[] {
  const { start, end, street, city, state, zip, country } = address;
  if (isOld(text, address)) return [{ start, end, as: 'an address' }];
  const place = country === 'US' ? stateOfZip(zip) : state;
  const wrong = place === state ? undefined : `ZIP code ${zip} is not in ${state}.`;
  const doubt = wrong ?? (street === '' ? LONELY : undefined);
  const isAbroad = country !== (countryCode(site.country) ?? 'US');
  const values: [field: string, value: string][] = [
    ['street_address', street],
    ['city', city],
    ['state', state],
    ['zip_code', zip],
    ['country', isAbroad ? country : ''],
  ];
  return values.flatMap(([field, value]) =>
    value === '' ? [] : [{ ...fieldClaim(field, value, start, end), ...(doubt !== undefined && { doubt }) }],
  );
}

/** Returns claims for the parts of an address that the text gives after their names. */
function labelledParts(text: string): Claim[] {
  return labelledOf(text).flatMap(({ label, start, end, value: { start: from, end: to } }): Claim[] => {
    const value = text.slice(from, to).replace(/^"|"$/gu, '').trim();
    if (STREET_LABELS.has(label)) return STREET.test(value) ? [fieldClaim('street_address', value, start, end)] : [];
    if (/^(?:city|town)$/u.test(label)) return [fieldClaim('city', value, start, end)];
    if (/^(?:zip|zip ?code|postal code|postcode)$/u.test(label))
      return /^\d{5}(?:-\d{4})?$|^\w{3} ?\w{3}$/u.test(value) ? [fieldClaim('zip_code', value, start, end)] : [];
    const region = /^(?:state|province)$/u.test(label) ? findRegion(value) : undefined;
    return region ? [fieldClaim('state', region.code, start, end)] : [];
  });
}

const fieldClaim = (field: string, value: string, start: number, end: number): Claim => {
  const fact: Fact = { kind: 'field', field, value };
  return { start, end, as: 'an address', fact };
};

/**
 * Returns the state of the first address in the text, else the state of the record. Places without a state are assumed
 * to be in this state.
 */
export const homeState = (addresses: readonly Address[], site: SiteDocument): string =>
  addresses[0]?.state ?? findRegion(textOf(site.state))?.code ?? '';
