import type { Operation } from '../../record/operation.ts';
import { list, text } from './readers.ts';
import type { SiteDocument } from './schema.ts';

/** The main number and the additional ones together. */
export const PHONE_LIMIT = 10;
export const PHONE_LIMIT_MESSAGE = 'Limit of 10 phone numbers';

const FIELD = 'additional_phone_number_list';

export function additionalPhones(site: SiteDocument): string[] {
  return list(site[FIELD]).map(text);
}

export function canAddPhone(site: SiteDocument): boolean {
  return additionalPhones(site).length < PHONE_LIMIT - 1;
}

/** An empty additional number at the end, or nothing at the limit. */
export function addPhone(site: SiteDocument): Operation[] {
  if (!canAddPhone(site)) return [];
  return [{ op: 'insert', path: [FIELD, additionalPhones(site).length], value: '' }];
}

export function removePhone(index: number): Operation[] {
  return [{ op: 'remove', path: [FIELD, index] }];
}

/** Drops the additional numbers that are blank, as a save does. */
export function withoutEmptyPhones(site: SiteDocument): Operation[] {
  return additionalPhones(site)
    .flatMap((phone, index) => (phone.trim() === '' ? removePhone(index) : []))
    .reverse();
}
