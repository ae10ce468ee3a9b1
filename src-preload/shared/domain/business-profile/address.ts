import { text } from '../../record/readers.ts';
import { type CountryCode, countryCode, countryNames } from '../site/country.ts';
import type { SiteDocument } from '../site/schema.ts';

export const INVALID_ADDRESS = 'Invalid address. Please use the exact address taken from google maps.';

/** An address in the form of the provider's API. */
export interface PostalAddress {
  regionCode: CountryCode;
  languageCode: string;
  postalCode: string;
  administrativeArea: string;
  locality: string;
  addressLines: string[];
}

/** Postal codes of the United States, Mexico and Canada: `28801`, `28801-1234`, `M5V 2T6`. */
const postalCode = /^(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i;

/**
 * Reads ‘218 Riverside Dr, Asheville, NC 28801, United States’. The postal code may be a part of its own, and may be
 * missing. Without a country, the address counts as one of the United States.
 * @returns undefined if there are fewer than 4 parts between commas, a part is empty, or street, city or state is
 * missing
 */
export function parseAddress(address: string): PostalAddress | undefined {
  const parts = address.split(',').map((part) => part.trim().replace(/\s+/gu, ' '));
  if (parts.length < 4 || parts.includes('')) return undefined;
  const country = countryCode(parts.at(-1));
  const rest = country ? parts.slice(0, -1) : parts;
  const area = areaOf(rest);
  const [locality = '', ...lines] = rest.slice(0, -area.parts).reverse();
  // In Mexico the postal code stands before the city.
  const before = /^(\d{5}) (.+)$/u.exec(locality);
  if (!area.state || !locality || lines.length === 0) return undefined;
  return {
    regionCode: country ?? 'US',
    languageCode: 'en',
    postalCode: area.postalCode || (before?.[1] ?? ''),
    administrativeArea: area.state,
    locality: before?.[2] ?? locality,
    addressLines: lines.reverse(),
  };
}

/** Reads the state and the postal code from the last part, or from the last two. */
function areaOf(parts: readonly string[]): { state: string; postalCode: string; parts: number } {
  const last = parts.at(-1) ?? '';
  if (postalCode.test(last)) return { state: parts.at(-2) ?? '', postalCode: last, parts: 2 };
  const [, state = '', code = ''] = /^(\D+?) (\S.*)$/u.exec(last) ?? [];
  return postalCode.test(code) ? { state, postalCode: code, parts: 1 } : { state: last, postalCode: '', parts: 1 };
}

/** Returns the record's address as map services write it; '' if the record has no street. */
export function addressOf(site: SiteDocument): string {
  const read = (field: string) => text(site[field]).trim();
  const area = [read('state'), read('zip_code')].filter(Boolean).join(' ');
  if (!read('street_address')) return '';
  const code = countryCode(read('country') || 'US');
  const country = code ? countryNames[code] : read('country');
  return [read('street_address'), read('city'), area, country].filter(Boolean).join(', ');
}
