import { flag, number, text } from '#shared/domain/site/readers.ts';
import type { AttributeField, SiteDocument } from '#shared/domain/site/schema.ts';
import { imageAddress } from '../html/url.ts';
import type { IconName } from '../icons.ts';
import { items } from './items.ts';

export interface Badge {
  name: string;
  note: string;
  /** one of our icons, or the URL of an uploaded one */
  icon: IconName | { url: string };
}

const attributes: readonly [AttributeField, string, string, IconName][] = [
  ['insured', 'Insured', 'Covered on every job', 'shield'],
  ['bonded', 'Bonded', 'Your work is guaranteed', 'lock'],
  ['emergency_services', 'Emergency service', 'Here when it can’t wait', 'bolt'],
  ['bbb', 'BBB', 'Better Business Bureau', 'medal'],
  ['family_owned', 'Family owned', 'Our name is on it', 'home'],
  ['local_business', 'Local business', 'Your neighbors', 'pin'],
  ['veteran_owned', 'Veteran owned', 'Proud to have served', 'star'],
  ['woman_owned', 'Woman owned', 'Led by women', 'users'],
  ['black_owned', 'Black owned', 'Black-led business', 'users'],
  ['latino_owned', 'Latino owned', 'Latino-led business', 'users'],
  ['native_owned', 'Native owned', 'Native-led business', 'users'],
];

export const badgeFields = [
  ...attributes.map(([field]) => field),
  'license_number',
  'years_in_business',
  'custom_badges',
] as const;
export type BadgeFields = Pick<SiteDocument, (typeof badgeFields)[number]>;

/** `12` as `12+ years`; a text such as `Since 1998` stays as typed. */
export function yearsInBusiness(value: unknown): string {
  const typed = text(value).trim();
  const years = number(typed, Number.NaN);
  if (Number.isNaN(years)) return typed;
  if (years >= 1800) return `Since ${years}`;
  return years <= 0 ? '' : years === 1 ? '1 year' : `${Math.floor(years)}+ years`;
}

/** What a customer may trust: licence, years, the ticked attributes and staff's own badges. */
export function badges(site: BadgeFields): Badge[] {
  const licence = text(site.license_number).trim();
  const years = yearsInBusiness(site.years_in_business);
  const found: Badge[] = [];
  if (licence !== '') found.push({ name: 'Licensed', note: `License ${licence}`, icon: 'certificate' });
  if (years !== '') found.push({ name: years, note: 'In business', icon: 'calendar' });
  for (const [field, name, note, icon] of attributes) if (flag(site[field])) found.push({ name, note, icon });
  for (const badge of items(site.custom_badges)) {
    const name = text(badge.name).trim();
    const url = imageAddress(text(badge.icon));
    if (name !== '' && flag(badge.show)) found.push({ name, note: '', icon: url === '' ? 'check' : { url } });
  }
  return found;
}
