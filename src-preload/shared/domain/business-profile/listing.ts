import { inOrder, list, text } from '../site/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { type Opening, weeklyOpenings } from './hours.ts';

/** What the record says of a company in the terms of a listing; '' and [] where it says nothing. */
export interface Listing {
  storeCode: string;
  title: string;
  phone: string;
  website: string;
  description: string;
  hours: Opening[];
}

export type ListingField = keyof Listing;

export const listingLabels: Record<ListingField, string> = {
  storeCode: 'store code',
  title: 'title',
  phone: 'phone',
  website: 'website',
  description: 'description',
  hours: 'weekly hours',
};

/** The most that the provider takes of a description, in characters. */
const LONGEST_DESCRIPTION = 750;

/** The listing that a record asks for. The store code is the slug, by which the listing is found again. */
export function listingOf(site: SiteDocument): Listing {
  const read = (field: string) => text(site[field]).trim();
  const domain = read('paid_url');
  return {
    storeCode: read('slug'),
    title: read('company_name'),
    phone: read('phone'),
    website: domain && `https://${domain}/`,
    description: read('about').slice(0, LONGEST_DESCRIPTION),
    hours: weeklyOpenings(site),
  };
}

const bare = (value: string) => value.trim().replace(/\/+$/, '').toLowerCase();
const digits = (value: string) => value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
/** Absent members of a time are zero. */
const plainHours = (hours: readonly Opening[]) =>
  hours
    .map(({ openDay, openTime, closeDay, closeTime }) =>
      [openDay, openTime.hours, openTime.minutes, closeDay, closeTime.hours, closeTime.minutes].join(' '),
    )
    .sort()
    .join(';');

const same: { [F in ListingField]: (a: Listing[F], b: Listing[F]) => boolean } = {
  storeCode: (a, b) => a === b,
  title: (a, b) => a.trim() === b.trim(),
  phone: (a, b) => digits(a) === digits(b),
  website: (a, b) => bare(a) === bare(b),
  description: (a, b) => a.trim() === b.trim(),
  hours: (a, b) => plainHours(a) === plainHours(b),
};

/** The fields in which the record asks for something else than the listing has; what the record lacks is left alone. */
export function changedFields(wanted: Listing, present: Listing): ListingField[] {
  const differs = <F extends ListingField>(field: F) =>
    wanted[field].length > 0 && !same[field](wanted[field], present[field]);
  return (Object.keys(listingLabels) as ListingField[]).filter(differs);
}

/** The places that the company serves, in their order: ‘Asheville, NC’. The provider takes up to 20. */
export function servedPlaces(site: SiteDocument): string[] {
  const areas = inOrder(site.service_areas).map(({ city, state }) => [text(city).trim(), text(state).trim()]);
  const places = areas.filter(([city, state]) => city && state).map((parts) => parts.join(', '));
  return [...new Set(places)].slice(0, 20);
}

export interface ListingPhotos {
  logo: string;
  cover: string;
  photos: string[];
}

/** Addresses of the pictures that a listing shows: the logo, the first hero picture, the gallery's that are not archived. */
export function listingPhotos(site: SiteDocument): ListingPhotos {
  const hero = inOrder(site.hero_gallery_photos).map(({ photo }) => text(photo).trim());
  const gallery = list(site.gallery)
    .filter(({ archived }) => !/^(true|1)$/i.test(text(archived)))
    .map(({ photo }) => text(photo).trim());
  return {
    logo: text(site.logo).trim(),
    cover: hero.find(Boolean) ?? text(site.hero_image).trim(),
    photos: [...new Set(gallery)].filter(Boolean),
  };
}

/** Names are the same when they differ in case, spacing and punctuation only. */
export function sameCompany(a: string, b: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  return plain(a) !== '' && plain(a) === plain(b);
}
