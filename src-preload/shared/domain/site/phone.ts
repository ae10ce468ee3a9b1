import { type CountryCode, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { text } from '../../record/readers.ts';
import { countryCode } from './country.ts';
import type { SiteDocument } from './schema.ts';

/** The country whose numbers a site writes without their country code. */
export const homeCountry = (site: Pick<SiteDocument, 'country'>): CountryCode => countryCode(site.country) ?? 'US';

/** A number as the site's country writes it, one of another country with its code. */
export function writtenNumber(number: PhoneNumber, home: CountryCode): string {
  const isHome = number.country === home || number.countryCallingCode === '1';
  return isHome ? number.formatNational() : number.formatInternational();
}

/** A typed phone in the one form in which phones are written; what is no number stays as it is. */
export function writtenPhone(typed: unknown, site: Pick<SiteDocument, 'country'>): string {
  const home = homeCountry(site);
  const number = parsePhoneNumberFromString(text(typed), home);
  return number?.isPossible() ? writtenNumber(number, home) : text(typed);
}
