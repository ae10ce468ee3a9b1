import { z } from 'zod';
import { sameName } from '../business-profile/listing.ts';
import { digitsOf, type Fact } from '../facts/fact.ts';
import { timeText } from '../site/business-hours.ts';
import { plain } from '../site/mentions.ts';
import { writtenPhone } from '../site/phone.ts';
import { weekdays } from '../../record-catalogue/weekdays.ts';

/** The details by which people and search engines recognize which company a page belongs to. */
export const statement = z.object({
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  /** day 0 is Sunday; times as `HH:MM`; days without times are left out */
  hours: z.array(z.object({ day: z.number().int().min(0).max(6), from: z.string(), to: z.string() })),
  site: z.string(),
});
export type Statement = z.output<typeof statement>;

export const driftFields = ['name', 'phone', 'address', 'hours', 'site'] as const;
export type DriftField = (typeof driftFields)[number];

export const driftLabels: Readonly<Record<DriftField, string>> = {
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  hours: 'Opening hours',
  site: 'Site',
};

const joined = (parts: readonly string[], by: string): string => parts.filter(Boolean).join(by);

/**
 * Returns what a statement says in a field, as text for people; '' if the statement says nothing. Hours have one line
 * for each day.
 */
export function statedText(field: DriftField, stated: Statement): string {
  switch (field) {
    case 'address':
      return joined([stated.street, stated.city, joined([stated.state, stated.zip], ' ')], ', ');
    case 'hours':
      return stated.hours
        .toSorted((one, other) => one.day - other.day)
        .map(({ day, from, to }) => `${weekdays[day]} ${timeText(from)} – ${timeText(to)}`)
        .join('\n');
    case 'phone':
      return writtenPhone(stated.phone, {});
    default:
      return stated[field];
  }
}

const bareHost = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?|\/+$/giu, '').toLowerCase();

const same: Readonly<Record<DriftField, (one: string, other: string) => boolean>> = {
  name: (one, other) => one === other || sameName(one, other),
  phone: (one, other) => digitsOf(one) === digitsOf(other),
  address: (one, other) => plain(one).replace(/[^\p{L}\p{N}]+/gu, '') === plain(other).replace(/[^\p{L}\p{N}]+/gu, ''),
  hours: (one, other) => one === other,
  site: (one, other) => bareHost(one) === bareHost(other),
};

/**
 * Returns the fields in which two statements differ, in the order of `driftFields`. Another notation, such as of a
 * phone number, is no difference.
 */
export const driftBetween = (one: Statement, other: Statement): DriftField[] =>
  driftFields.filter((field) => !same[field](statedText(field, one), statedText(field, other)));

/**
 * Returns the facts that make a record say what `stated` says in a field. Returns none if `stated` says nothing in the
 * field, or if no fact can set the field.
 * @param own what the record states. A day that has times in neither statement stays as it is, because the record may
 * have a text for the day.
 */
export function statedFacts(field: DriftField, stated: Statement, own: Statement): Fact[] {
  if (statedText(field, stated) === '') return [];
  const set = (name: string, value: string): Fact => ({ kind: 'field', field: name, value });
  switch (field) {
    case 'name':
      return [set('company_name', stated.name)];
    case 'phone':
      return [set('phone', stated.phone)];
    case 'address':
      return [
        set('street_address', stated.street),
        set('city', stated.city),
        set('state', stated.state),
        set('zip_code', stated.zip),
      ];
    case 'hours':
      return weekdays.flatMap((_, day): Fact[] => {
        const open = stated.hours.find((each) => each.day === day);
        if (open) return [{ kind: 'hours', ...open, custom: '' }];
        const isOpenHere = own.hours.some((each) => each.day === day);
        return isOpenHere ? [{ kind: 'hours', day, from: '', to: '', custom: 'Closed' }] : [];
      });
    // The domain identifies the site to the server, so it is changed only on its own screen.
    case 'site':
      return [];
  }
}
