import { z } from 'zod';
import type { Opening, SpecialDay } from '#shared/domain/business-profile/hours.ts';
import { optionalText, wireList } from '../../backend-client/wire.ts';
import type { CallLog } from '../../backend-client/answer.ts';
import { createGoogleHttp } from '../google-sign-in/google-http.ts';

/** Base addresses of the services that make up the Business Profile, without trailing slashes. */
export interface ProfileAddresses {
  accounts: string;
  information: string;
  verifications: string;
  media: string;
  /** web pages for users */
  pages: string;
}

export interface ProfileAccount {
  id: string;
  name: string;
  isPersonal: boolean;
}

export type PhotoCategory = 'COVER' | 'LOGO' | 'ADDITIONAL';

const account = z
  .looseObject({ name: z.string().regex(/^accounts\/\d+$/), accountName: optionalText, type: optionalText })
  .transform(({ name, accountName, type }): ProfileAccount => ({
    id: name.slice('accounts/'.length),
    name: accountName,
    isPersonal: type === 'PERSONAL',
  }));

/** A time of day. The service leaves out members that are zero. */
const time = z
  .looseObject({ hours: z.number().optional(), minutes: z.number().optional() })
  .nullish()
  .transform((value) => ({ hours: value?.hours ?? 0, minutes: value?.minutes ?? 0 }));
const opening = z
  .looseObject({ openDay: z.string(), openTime: time, closeDay: z.string(), closeTime: time })
  .transform(({ openDay, openTime, closeDay, closeTime }): Opening => ({ openDay, openTime, closeDay, closeTime }));

const date = z
  .looseObject({ year: z.number(), month: z.number(), day: z.number() })
  .transform(({ year, month, day }) => [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'));
const special = z
  .looseObject({
    startDate: date,
    openTime: time,
    endDate: date.nullish(),
    closeTime: time,
    closed: z.boolean().nullish(),
  })
  .transform(({ startDate: day, openTime: from, endDate, closeTime: to, closed }): SpecialDay => {
    return { day, open: closed === true ? null : { from, to, nextDay: endDate != null && endDate > day } };
  });

const location = z.looseObject({
  name: z.string().regex(/^locations\/\d+$/),
  title: optionalText,
  storeCode: optionalText,
  websiteUri: optionalText,
  phoneNumbers: z.looseObject({ primaryPhone: optionalText }).nullish(),
  profile: z.looseObject({ description: optionalText }).nullish(),
  regularHours: z.looseObject({ periods: wireList(opening).default([]) }).nullish(),
  specialHours: z.looseObject({ specialHourPeriods: wireList(special).default([]) }).nullish(),
  storefrontAddress: z
    .looseObject({
      regionCode: z.enum(['US', 'CA', 'MX']).catch('US'),
      languageCode: optionalText,
      postalCode: optionalText,
      administrativeArea: optionalText,
      locality: optionalText,
      addressLines: wireList(z.string()).default([]),
    })
    .nullish(),
  categories: z.looseObject({ primaryCategory: z.looseObject({ name: optionalText }).nullish() }).nullish(),
  serviceArea: z
    .looseObject({
      businessType: optionalText,
      places: z.looseObject({ placeInfos: wireList(z.looseObject({ placeName: optionalText })).default([]) }).nullish(),
    })
    .nullish(),
  metadata: z.looseObject({ placeId: optionalText, mapsUri: optionalText }).nullish(),
});
/** A location of the service. The members that the app does not read are kept. */
export type ProfileLocation = z.output<typeof location>;

const page = { nextPageToken: optionalText };
const accounts = z.looseObject({ accounts: wireList(account).default([]), ...page });
const locations = z.looseObject({ locations: wireList(location).default([]), ...page });
const merchant = z.looseObject({ hasVoiceOfMerchant: z.boolean().default(false) });

const READ_MASK =
  'name,title,storeCode,phoneNumbers,websiteUri,profile,regularHours,specialHours,storefrontAddress,categories,serviceArea,metadata';
/** maximum number of pages of a list, because a faulty list could name a next page forever */
const MOST_PAGES = 50;

export const locationId = ({ name }: Pick<ProfileLocation, 'name'>): string => name.slice('locations/'.length);

export type ProfileClient = ReturnType<typeof createProfileClient>;

/** Creates the client of Google's Business Profile. For its errors see `createGoogleHttp`. */
export function createProfileClient(deps: {
  addresses: () => Promise<ProfileAddresses>;
  fetch: typeof globalThis.fetch;
  logger: CallLog;
}) {
  const google = createGoogleHttp(deps);

  async function allPages<T>(
    read: (pageToken: Record<string, string>) => Promise<{ items: T[]; next: string }>,
  ): Promise<T[]> {
    const items: T[] = [];
    let next = '';
    for (let count = 0; count < MOST_PAGES; count++) {
      const found = await read(next ? { pageToken: next } : {});
      items.push(...found.items);
      next = found.next;
      if (!next) break;
    }
    return items;
  }

  return {
    async accounts(accessToken: string, signal?: AbortSignal): Promise<ProfileAccount[]> {
      const url = `${(await deps.addresses()).accounts}/v1/accounts`;
      return allPages(async (pageToken) => {
        const call = { name: 'Google’s list of accounts', method: 'GET', url, query: pageToken } as const;
        const answer = await google({ ...call, accessToken, signal }, accounts);
        return { items: answer.accounts, next: answer.nextPageToken };
      });
    },

    async locations(accessToken: string, accountId: string, signal?: AbortSignal): Promise<ProfileLocation[]> {
      const url = `${(await deps.addresses()).information}/v1/accounts/${accountId}/locations`;
      return allPages(async (pageToken) => {
        const query = { readMask: READ_MASK, pageSize: '100', ...pageToken };
        const call = { name: 'Google’s list of locations', method: 'GET', url, query } as const;
        const answer = await google({ ...call, accessToken, signal }, locations);
        return { items: answer.locations, next: answer.nextPageToken };
      });
    },

    /**
     * Creates a location. A repeated call with the same `requestId` returns the location that the first call created.
     */
    async create(accessToken: string, accountId: string, requestId: string, json: unknown): Promise<ProfileLocation> {
      const url = `${(await deps.addresses()).information}/v1/accounts/${accountId}/locations`;
      const call = { name: 'Google’s new location', method: 'POST', url, query: { requestId } } as const;
      return google({ ...call, json, accessToken }, location);
    },

    async update(accessToken: string, id: string, fields: Record<string, unknown>): Promise<ProfileLocation> {
      const url = `${(await deps.addresses()).information}/v1/locations/${id}`;
      const query = { updateMask: Object.keys(fields).join(',') };
      const call = { name: 'Google’s change of a location', method: 'PATCH', url, query } as const;
      return google({ ...call, json: fields, accessToken }, location);
    },

    async addManager(accessToken: string, id: string, admin: string): Promise<void> {
      const url = `${(await deps.addresses()).accounts}/v1/locations/${id}/admins`;
      const call = {
        name: 'Google’s admin invitation',
        method: 'POST',
        url,
        json: { admin, role: 'MANAGER' },
      } as const;
      await google({ ...call, accessToken }, z.looseObject({}));
    },

    async isVerified(accessToken: string, id: string, signal?: AbortSignal): Promise<boolean> {
      const url = `${(await deps.addresses()).verifications}/v1/locations/${id}/VoiceOfMerchantState`;
      const call = { name: 'Google’s verification state', method: 'GET', url } as const;
      return (await google({ ...call, accessToken, signal }, merchant)).hasVoiceOfMerchant;
    },

    /** Adds a photo to a location. Google fetches the photo from `sourceUrl`. */
    async addPhoto(
      accessToken: string,
      photo: { accountId: string; locationId: string; category: PhotoCategory; sourceUrl: string },
      signal?: AbortSignal,
    ): Promise<void> {
      const { media } = await deps.addresses();
      const url = `${media}/v4/accounts/${photo.accountId}/locations/${photo.locationId}/media`;
      const { category, sourceUrl } = photo;
      const json = { mediaFormat: 'PHOTO', locationAssociation: { category }, sourceUrl };
      const call = { name: 'Google’s photo upload', method: 'POST', url, json } as const;
      await google({ ...call, accessToken, signal }, z.looseObject({}));
    },

    dashboardUrl: async (id: string): Promise<string> => `${(await deps.addresses()).pages}/dashboard/l/${id}`,
    verifyUrl: async (id: string): Promise<string> => `${(await deps.addresses()).pages}/verify/l/${id}`,
  };
}
