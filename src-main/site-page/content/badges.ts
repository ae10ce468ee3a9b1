import { flag, number, text } from '#shared/record/readers.ts';
import type { AttributeField, SiteDocument } from '#shared/domain/site/schema.ts';
import { imageAddress } from '../html/url.ts';
import type { IconName } from '../icons.ts';
import type { Words } from '../words/words.ts';
import { items } from './items.ts';

export interface Badge {
  name: string;
  note: string;
  /** name of a built-in icon, or the URL of an uploaded icon */
  icon: IconName | { url: string };
}

const attributes: readonly [AttributeField, keyof Words, IconName][] = [
  ['insured', 'insured', 'shield'],
  ['bonded', 'bonded', 'lock'],
  ['emergency_services', 'emergency', 'bolt'],
  ['bbb', 'bbb', 'medal'],
  ['family_owned', 'familyOwned', 'home'],
  ['local_business', 'localBusiness', 'pin'],
  ['veteran_owned', 'veteranOwned', 'star'],
  ['woman_owned', 'womanOwned', 'users'],
  ['black_owned', 'blackOwned', 'users'],
  ['latino_owned', 'latinoOwned', 'users'],
  ['native_owned', 'nativeOwned', 'users'],
];

export const badgeFields = [
  ...attributes.map(([field]) => field),
  'license_number',
  'years_in_business',
  'custom_badges',
] as const;
export type BadgeFields = Pick<SiteDocument, (typeof badgeFields)[number]>;

/**
 * Returns the years as the page says them: `12` as `12+ years`, `1998` as `Since 1998`, other text as typed, `0` as ''.
 */
export function yearsInBusiness(value: unknown, words: Words): string {
  const typed = text(value).trim();
  const years = number(typed, Number.NaN);
  if (Number.isNaN(years)) return typed;
  if (years >= 1800) return words.since(years);
  return years <= 0 ? '' : words.years(Math.floor(years));
}

/** Returns the words to show beside the years; '' beside a text such as “Since 1998”, which needs none. */
export const besideYears = (years: string, words: string): string => (/^\d/.test(years) ? words : '');

/** Whether a license number has a word of more than 10 characters, which is too long for the small places of a page. */
export const isLongLicense = (number: string): boolean => number.split(/[\s-]+/).some((word) => word.length > 10);

/** Returns the badges that the record has: license, years, the ticked attributes and staff's own badges. */
export function badges(site: BadgeFields, words: Words): Badge[] {
  const license = text(site.license_number).trim();
  const years = yearsInBusiness(site.years_in_business, words);
  const found: Badge[] = [];
  if (license !== '') {
    // A badge is too small for a long number. Other parts of the page show the number, such as the footer.
    const note = isLongLicense(license) ? '' : words.licenseNumber(license);
    found.push({ name: words.licensed, note, icon: 'certificate' });
  }
  if (years !== '') found.push({ name: years, note: besideYears(years, words.inBusiness), icon: 'calendar' });
  for (const [field, word, icon] of attributes) {
    if (flag(site[field]))
      found.push({ name: words[word] as string, note: field === 'bbb' ? words.bbbNote : '', icon });
  }
  for (const badge of items(site.custom_badges)) {
    const name = text(badge.name).trim();
    const url = imageAddress(text(badge.icon));
    if (name !== '' && flag(badge.show)) found.push({ name, note: '', icon: url === '' ? 'check' : { url } });
  }
  return found;
}
