import { countryCode } from '#shared/domain/site/country.ts';
import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';

export interface Phone {
  label: string;
  /** for `tel:` and `sms:` URLs, such as `+15125550142` */
  number: string;
}

/**
 * Reads a phone number; null if it has fewer than three digits. A number of ten digits with the country code 1 is shown
 * as (512) 555-0142. Without a country code it is shown so too, unless the company is in Mexico. All other numbers are
 * shown as they were typed.
 */
export function readPhone(value: string, country: string): Phone | null {
  const typed = value.trim();
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 3) return null;
  if (typed.startsWith('+') && !digits.startsWith('1')) return { label: typed, number: `+${digits}` };
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (local.length !== 10) return { label: typed, number: digits };
  if (digits.length === 10 && countryCode(country) === 'MX') return { label: typed, number: `+52${local}` };
  return { label: `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`, number: `+1${local}` };
}

export function mainPhone(site: Pick<SiteDocument, 'phone' | 'country'>): Phone | null {
  return readPhone(text(site.phone), text(site.country));
}

/** Returns at most ten numbers, each only once and the main number first. */
export function allPhones(site: Pick<SiteDocument, 'phone' | 'country' | 'additional_phone_number_list'>): Phone[] {
  const numbers = [site.phone, ...list(site.additional_phone_number_list)];
  const phones = numbers.flatMap((value) => readPhone(text(value), text(site.country)) ?? []);
  return phones.filter((phone, at) => phones.findIndex((other) => other.number === phone.number) === at).slice(0, 10);
}

export function emailAddress(value: unknown): string {
  const address = text(value).trim();
  return /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/.test(address) ? address : '';
}
