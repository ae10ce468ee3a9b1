import { timeText } from '../site/business-hours.ts';
import { listingCategories } from './categories.ts';
import type { Opening, SpecialDay, TimeOfDay } from './hours.ts';
import type { Listing, ListingField } from './listing.ts';

const shown: { [F in ListingField]: (value: Listing[F]) => string } = {
  storeCode: String,
  title: String,
  phone: String,
  website: String,
  description: String,
  hours: (openings) => openings.map(openingText).join('\n'),
  holidays: (days) => days.map(specialText).join('\n'),
  address: (address) =>
    address
      ? [...address.addressLines, address.locality, address.administrativeArea, address.postalCode]
          .filter(Boolean)
          .join(', ')
      : '',
  category: (id) =>
    listingCategories.find((category) => category.id === id)?.name ?? id.replace(/^gcid:/, '').replaceAll('_', ' '),
  serviceArea: (places) => places.join('\n'),
};

/** Returns what a listing says in a field, as text for people; '' if the listing says nothing. */
export function listingText<F extends ListingField>(field: F, listing: Listing): string {
  return shown[field](listing[field]);
}

const clock = ({ hours, minutes }: TimeOfDay): string =>
  timeText([hours, minutes].map((part) => String(part).padStart(2, '0')).join(':'));

function openingText({ openDay, openTime, closeTime }: Opening): string {
  const day = openDay.slice(0, 1) + openDay.slice(1).toLowerCase();
  const isAllDay = openTime.hours === 0 && openTime.minutes === 0 && closeTime.hours === 24;
  return isAllDay ? `${day}: open 24 hours` : `${day}: ${clock(openTime)} – ${clock(closeTime)}`;
}

function specialText({ day, open }: SpecialDay): string {
  return `${day}: ${open ? `${clock(open.from)} – ${clock(open.to)}` : 'closed'}`;
}
