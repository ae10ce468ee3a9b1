import type { Operation } from '../../record/operation.ts';
import { removeItems } from '../../record-catalogue/list-engine.ts';
import { list, text } from './readers.ts';
import type { SiteDocument } from './schema.ts';

export const PHONE_LIMIT_MESSAGE = 'Limit of 10 phone numbers';

/** Drops the additional numbers that are blank, as a save does. */
export function withoutEmptyPhones(site: SiteDocument): Operation[] {
  const phones = list(site.additional_phone_number_list).map(text);
  const blank = phones.flatMap((phone, index) => (phone.trim() === '' ? [index] : []));
  return removeItems(site, ['additional_phone_number_list'], blank);
}
