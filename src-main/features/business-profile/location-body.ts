import type { PostalAddress } from '#shared/domain/business-profile/address.ts';
import { changedFields, type Listing, type ListingField, listingOf } from '#shared/domain/business-profile/listing.ts';
import { dayAfter, type SpecialDay } from '#shared/domain/business-profile/hours.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { ProfileLocation } from '../../providers/business-profile/client.ts';

/** Business type of a company that its customers visit and that also goes to them. */
const BOTH = 'CUSTOMER_AND_BUSINESS_LOCATION';

export interface NewLocation {
  listing: Listing;
  address: PostalAddress;
  categoryId: string;
  /** places to which the company goes for its customers */
  places: readonly { placeName: string; placeId: string }[];
}

/** Returns the request body that creates a location. Fields that the record lacks are left out. */
export function newLocation({ listing, address, categoryId, places }: NewLocation): Record<string, unknown> {
  const { storeCode, title, phone, website, description, hours, holidays } = listing;
  return {
    storeCode,
    title,
    languageCode: 'en',
    storefrontAddress: address,
    categories: { primaryCategory: { name: `categories/${categoryId}` } },
    ...(phone && { phoneNumbers: { primaryPhone: phone } }),
    ...(website && { websiteUri: website }),
    ...(hours.length > 0 && { regularHours: { periods: hours } }),
    ...(holidays.length > 0 && { specialHours: specialBody(holidays) }),
    ...(description && { profile: { description } }),
    ...(places.length > 0 && {
      serviceArea: { businessType: BOTH, places: { placeInfos: places } },
    }),
  };
}

/** Returns special days in the form of Google's API. */
function specialBody(days: readonly SpecialDay[]): Record<string, unknown> {
  const dateOf = (day: string) => {
    const [year, month, date] = day.split('-').map(Number);
    return { year, month, day: date };
  };
  return {
    specialHourPeriods: days.map(({ day, open }) => {
      const startDate = dateOf(day);
      if (open === null) return { startDate, closed: true };
      const endDate = dateOf(open.nextDay ? dayAfter(day) : day);
      return { startDate, openTime: open.from, endDate, closeTime: open.to };
    }),
  };
}

/** Returns the listing that Google has now, without special days before `today`. */
function presentListing(location: ProfileLocation, today: string): Listing {
  return {
    storeCode: location.storeCode,
    title: location.title,
    phone: location.phoneNumbers?.primaryPhone ?? '',
    website: location.websiteUri,
    description: location.profile?.description ?? '',
    hours: location.regularHours?.periods ?? [],
    holidays: (location.specialHours?.specialHourPeriods ?? []).filter(({ day }) => day >= today),
    address: location.storefrontAddress ?? undefined,
    category: (location.categories?.primaryCategory?.name ?? '').replace(/^categories\//, ''),
    serviceArea: (location.serviceArea?.places?.placeInfos ?? []).map(({ placeName }) => placeName),
  };
}

/**
 * Returns the wanted listing, but without an address if Google's listing says that the company only goes to its
 * customers. Such a company may hide its address, and an update must not show it.
 */
function wantedListing(listing: Listing, { serviceArea }: ProfileLocation): Listing {
  return serviceArea?.businessType === 'CUSTOMER_LOCATION_ONLY' ? { ...listing, address: undefined } : listing;
}

/** Returns the listing that the record asks for, the listing that Google has, and the fields that an update changes. */
export function compareListing(site: SiteDocument, location: ProfileLocation, today: string) {
  const wanted = wantedListing(listingOf(site, today), location);
  const present = presentListing(location, today);
  return { wanted, present, fields: changedFields(wanted, present) };
}

/**
 * Returns the request body for an update of only the given fields. Google replaces each of these as a whole, so their
 * unchanged members are sent too. Google keeps the other fields.
 */
export function changedLocation(
  fields: readonly ListingField[],
  { listing: wanted, places }: Pick<NewLocation, 'listing' | 'places'>,
  present: ProfileLocation,
): Record<string, unknown> {
  const members: { [F in ListingField]: Record<string, unknown> } = {
    storeCode: { storeCode: wanted.storeCode },
    title: { title: wanted.title },
    phone: { phoneNumbers: { ...present.phoneNumbers, primaryPhone: wanted.phone } },
    website: { websiteUri: wanted.website },
    description: { profile: { ...present.profile, description: wanted.description } },
    hours: { regularHours: { periods: wanted.hours } },
    holidays: { specialHours: specialBody(wanted.holidays) },
    address: { storefrontAddress: wanted.address },
    category: { categories: { ...present.categories, primaryCategory: { name: `categories/${wanted.category}` } } },
    serviceArea: { serviceArea: { businessType: BOTH, ...present.serviceArea, places: { placeInfos: places } } },
  };
  return Object.assign({}, ...fields.map((field) => members[field])) as Record<string, unknown>;
}
