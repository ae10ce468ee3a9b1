import { removeItems } from '../../record-catalogue/list-engine.ts';
import type { Operation } from '../../record/operation.ts';
import { isBlank, list, text } from '../../record/readers.ts';
import type { SiteDocument } from './schema.ts';
import { spellingTexts } from './spelling.ts';

const PLACEHOLDER = 'COMPANY NAME';

/**
 * Returns the operations that replace `COMPANY NAME`, which templates leave in texts, by the company's name. Returns
 * none if this name is blank or is itself the placeholder.
 */
export function placeholderOperations(site: SiteDocument): Operation[] {
  const name = text(site.company_name).trim();
  if (name === '' || name === PLACEHOLDER) return [];
  return spellingTexts(site)
    .filter((prose) => prose.text.includes(PLACEHOLDER))
    .map(({ path, text: prose }) => ({ op: 'set', path, value: prose.replaceAll(PLACEHOLDER, () => name) }));
}

/** Returns the operations that remove blank additional phone numbers, as a save does. */
export function removeEmptyPhones(site: SiteDocument): Operation[] {
  const blank = list(site.additional_phone_number_list).flatMap((phone, index) => (isBlank(phone) ? [index] : []));
  return removeItems(site, ['additional_phone_number_list'], blank);
}
