import { type CountryCode, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { text } from '../../record/readers.ts';
import { countryCode } from './country.ts';
import type { SiteDocument } from './schema.ts';

/** Returns the country whose numbers a site writes without a country code; the United States by default. */
export const homeCountry = (site: Pick<SiteDocument, 'country'>): CountryCode => countryCode(site.country) ?? 'US';

/**
 * Returns a number in national form if it is from the site's country or has country code 1, else in international form.
 */
export function writtenNumber(number: PhoneNumber, home: CountryCode): string {
  const isHome = number.country === home || number.countryCallingCode === '1';
  return isHome ? number.formatNational() : number.formatInternational();
}

/** Returns a typed phone number in the form of `writtenNumber`. Any other text is returned unchanged. */
export function writtenPhone(typed: unknown, site: Pick<SiteDocument, 'country'>): string {
  const home = homeCountry(site);
  const number = parsePhoneNumberFromString(text(typed), home);
  return number?.isPossible() ? writtenNumber(number, home) : text(typed);
}
