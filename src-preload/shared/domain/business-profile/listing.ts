import { inOrder } from '../../record-catalogue/read-items.ts';
import { flag, list, number, text } from '../../record/readers.ts';
import { isFilmAddress } from '../photo/file-types.ts';
import type { GalleryPhoto, HeroPhoto, SiteDocument } from '../site/schema.ts';
import { addressOf, parseAddress, type PostalAddress } from './address.ts';
import { listingCategories } from './categories.ts';
import { type Opening, type SpecialDay, specialDays, weeklyOpenings } from './hours.ts';

export const listingFields = [
  'storeCode',
  'title',
  'phone',
  'website',
  'description',
  'hours',
  'holidays',
  'address',
  'category',
  'serviceArea',
] as const;
export type ListingField = (typeof listingFields)[number];

/**
 * What a company's listing says, according to the record or the provider; '', [] and undefined mean that nothing is
 * said.
 */
export interface Listing {
  storeCode: string;
  title: string;
  phone: string;
  website: string;
  description: string;
  hours: Opening[];
  holidays: SpecialDay[];
  address: PostalAddress | undefined;
  /** the provider's ID of the main category */
  category: string;
  /** names of places: ‘Asheville, NC’; the provider may add the country */
  serviceArea: string[];
}

export const listingLabels: Record<ListingField, string> = {
  storeCode: 'store code',
  title: 'title',
  phone: 'phone',
  website: 'website',
  description: 'description',
  hours: 'weekly hours',
  holidays: 'holiday hours',
  address: 'address',
  category: 'main category',
  serviceArea: 'service area',
};

/** The maximum length of a description that the provider accepts, in characters. */
const LONGEST_DESCRIPTION = 750;

/**
 * Returns the listing that a record asks for. The slug becomes the store code, by which the listing is found again.
 * @param today ISO date; holidays before it are left out
 */
export function listingOf(site: SiteDocument, today: string): Listing {
  const read = (field: string) => text(site[field]).trim();
  const domain = read('paid_url');
  return {
    storeCode: read('slug'),
    title: read('company_name'),
    phone: read('phone'),
    website: domain && `https://${domain}/`,
    description: read('about').slice(0, LONGEST_DESCRIPTION),
    hours: weeklyOpenings(site),
    holidays: specialDays(site, today),
    address: parseAddress(addressOf(site)),
    category: categoryOf(site),
    serviceArea: servedPlaces(site),
  };
}

/** Returns the ID of the provider's category that has the same name as the company's industry; '' if there is none. */
export function categoryOf(site: SiteDocument): string {
  return listingCategories.find(({ name }) => sameName(name, text(site.company_type)))?.id ?? '';
}

const bare = (value: string) => value.trim().replace(/\/+$/, '').toLowerCase();
const digits = (value: string) => value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
/** Returns hours as a text for comparison, regardless of the order of the periods. */
const plainHours = (hours: readonly Opening[]) =>
  hours
    .map(({ openDay, openTime, closeDay, closeTime }) =>
      [openDay, openTime.hours, openTime.minutes, closeDay, closeTime.hours, closeTime.minutes].join(' '),
    )
    .sort()
    .join(';');

const plainDays = (days: readonly SpecialDay[]) =>
  days
    .map(({ day, open }) => JSON.stringify([day, open && [open.from, open.to, open.nextDay]]))
    .sort()
    .join(';');

const plainText = (value: string) => value.toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();
/** Whether two addresses are the same. Parts that `wanted` lacks are not compared, except for the street. */
const sameAddress = (wanted: PostalAddress, present: PostalAddress) =>
  (['regionCode', 'postalCode', 'administrativeArea', 'locality'] as const).every(
    (part) => wanted[part] === '' || plainText(wanted[part]) === plainText(present[part]),
  ) && plainText(wanted.addressLines.join(' ')) === plainText(present.addressLines.join(' '));
/** Returns the places as a text for comparison, without the country, which the provider adds to the name of a place. */
const plainPlaces = (places: readonly string[]) =>
  places
    .map((place) => plainText(place.replace(/, *(usa|united states|canada|mexico|méxico)$/i, '')))
    .sort()
    .join(';');

const same: { [F in ListingField]: (a: Listing[F], b: Listing[F]) => boolean } = {
  storeCode: (a, b) => a === b,
  title: (a, b) => a.trim() === b.trim(),
  phone: (a, b) => digits(a) === digits(b),
  website: (a, b) => bare(a) === bare(b),
  description: (a, b) => a.trim() === b.trim(),
  hours: (a, b) => plainHours(a) === plainHours(b),
  holidays: (a, b) => plainDays(a) === plainDays(b),
  address: (a, b) => a !== undefined && b !== undefined && sameAddress(a, b),
  category: (a, b) => a === b,
  serviceArea: (a, b) => plainPlaces(a) === plainPlaces(b),
};

const isSaid = (value: Listing[ListingField]): boolean =>
  typeof value === 'object' && !Array.isArray(value) ? true : (value?.length ?? 0) > 0;

/**
 * Returns the fields in which the present listing differs from the wanted listing. Fields that the wanted listing lacks
 * are left out.
 */
export function changedFields(wanted: Listing, present: Listing): ListingField[] {
  const differs = <F extends ListingField>(field: F) =>
    isSaid(wanted[field]) && !same[field](wanted[field], present[field]);
  return listingFields.filter(differs);
}

/**
 * Returns the first 20 places that the company serves, in the record's order: ‘Asheville, NC’. The provider accepts no
 * more.
 */
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

/** Returns the URLs of a list's photos. Leaves out films, and stock photos because they show no work of the company. */
function ownPictures(photos: readonly (GalleryPhoto | HeroPhoto)[]): string[] {
  return photos
    .filter((photo) => !('stock' in photo && flag(photo.stock)))
    .map(({ photo }) => text(photo).trim())
    .filter((address) => address !== '' && !isFilmAddress(address));
}

/**
 * Returns the pictures that a listing shows: the logo, the cover (the first hero photo, else `hero_image`), and the
 * gallery's photos that are not archived. The hero photos and the gallery are read without films and stock photos.
 */
export function listingPhotos(site: SiteDocument): ListingPhotos {
  // The page shows the photo with the highest `order` first, and photos without a number last.
  const hero = list(site.hero_gallery_photos).toSorted((a, b) => number(b.order, -1) - number(a.order, -1));
  const gallery = list(site.gallery).filter(({ archived }) => !flag(archived));
  return {
    logo: text(site.logo).trim(),
    cover: ownPictures(hero)[0] ?? text(site.hero_image).trim(),
    photos: [...new Set(ownPictures(gallery))],
  };
}

/**
 * Whether two names are the same apart from case, spacing and punctuation. A name without letters and digits is the
 * same as no other.
 */
export function sameName(a: string, b: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  return plain(a) !== '' && plain(a) === plain(b);
}
