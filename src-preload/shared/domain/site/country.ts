import { text } from '../../record/readers.ts';

/** Names of the countries in which a business can be, by country code. */
export const countryNames = { US: 'United States', CA: 'Canada', MX: 'Mexico' } as const;
export type CountryCode = keyof typeof countryNames;

const written: Readonly<Record<string, CountryCode>> = {
  us: 'US',
  usa: 'US',
  'united states': 'US',
  'united states of america': 'US',
  ca: 'CA',
  canada: 'CA',
  mx: 'MX',
  mexico: 'MX',
  méxico: 'MX',
};

/** Returns the code of a country that is written as a code or a name; undefined for any other value. */
export function countryCode(value: unknown): CountryCode | undefined {
  const name = text(value).replace(/\./gu, '').trim().replace(/\s+/gu, ' ').toLowerCase();
  return Object.hasOwn(written, name) ? written[name] : undefined;
}
