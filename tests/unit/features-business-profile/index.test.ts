import { describe, expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import { businessProfileFeature } from '../../../src-main/features/business-profile/index.ts';
import type { ProfileLocation } from '../../../src-main/providers/business-profile/client.ts';
import { GoogleError } from '../../../src-main/providers/google-sign-in/google-http.ts';
import { callContext, callerOf } from '../../support/call-context.ts';
import { MemoryIntents } from '../../support/memory-intents.ts';
import { noLog } from '../../support/log.ts';
import { memoryCache } from '../../support/memory-cache.ts';

const site: SiteDocument = {
  slug: 'joes',
  company_name: 'Joe’s Plumbing',
  phone: '(828) 555-0142',
  paid_url: 'joes.com',
  about: 'We fix pipes.',
  email: 'joe@joes.com',
  logo: '/media/logo.png',
  hero_image: 'https://cdn.example/hero.jpg',
  gallery: [{ photo: '/media/1.jpg' }, { photo: '/media/2.jpg' }],
  service_areas: [
    { city: 'Arden', state: 'NC' },
    { city: 'Nowhere', state: 'ZZ' },
  ],
  business_hours: [{}, { from: '8:00', to: '17:00' }],
  special_hours: [
    { first_day: '2026-11-26' },
    { first_day: '2026-12-24', from: '8:00', to: '12:00' },
    { first_day: '2026-12-25' },
  ],
};
const wish = {
  address: '218 Riverside Dr, Asheville, NC 28801, United States',
  categoryId: 'gcid:house_cleaning_service',
  adminEmail: 'joe@joes.com',
};
const listing = (changes: object = {}): ProfileLocation => ({
  name: 'locations/9',
  title: 'Joe’s Plumbing',
  storeCode: 'joes',
  websiteUri: 'https://joes.com/',
  phoneNumbers: { primaryPhone: '(828) 555-0142', additionalPhones: ['(828) 555-0199'] },
  profile: { description: 'We fix pipes.' },
  regularHours: null,
  metadata: { placeId: 'ChIJ9', mapsUri: '' },
  ...changes,
});

function setUp(present: ProfileLocation[] = []) {
  const journal = new MemoryIntents();
  const cache = new Map<string, string>();
  const profile = {
    accounts: vi.fn(async () => [
      { id: '1', name: 'Support', isPersonal: true },
      { id: '2', name: 'JOES PLUMBING', isPersonal: false },
    ]),
    locations: vi.fn(async (_token: string, account: string) => (account === '2' ? present : [])),
    create: vi.fn(async (_token: string, _account: string, _request: string, _json: unknown) => listing()),
    update: vi.fn(async (_token: string, _id: string, _fields: Record<string, unknown>) => listing()),
    addManager: vi.fn(async () => undefined),
    isVerified: vi.fn(async () => false),
    addPhoto: vi.fn(
      async (_token: string, _photo: { sourceUrl: string; category: string }): Promise<void> => undefined,
    ),
    dashboardUrl: async (id: string) => `https://pages.example/dashboard/${id}`,
    verifyUrl: async (id: string) => `https://pages.example/verify/${id}`,
  };
  const backend = {
    saveAccountId: vi.fn(async () => undefined),
    findPlace: vi.fn(async (query: string) =>
      query.endsWith('ZZ') ? [] : [{ name: query, placeId: `id of ${query}` }],
    ),
  };
  const feature = businessProfileFeature({
    googleSignIn: {
      account: async () => ({ signedIn: true, email: '' }),
      signIn: async () => undefined,
      signOut: async () => undefined,
      withToken: (call) => call('token'),
    },
    profile,
    client: { businessProfile: backend },
    backendUrl: async () => 'http://127.0.0.1:4000',
    intents: journal.intents(),
    cache: memoryCache(cache),
    actor: () => ({ slug: 'joes', site }),
    now: () => Date.UTC(2026, 10, 28),
    logger: noLog,
  });
  return { feature, call: callerOf(feature), profile, backend, journal };
}

const lost = () => new BackendError('OFFLINE', 'The server cannot be reached.', { outcome: 'unknown' });
const unknownOutcome = { code: 'UNKNOWN_OUTCOME' };

describe('finding the listing', () => {
  test('[GBP-02] finds it in the account with the company’s name, and stores the account’s ID', async () => {
    const { call, backend } = setUp([listing()]);
    const found = await call('businessProfile.overview', { slug: 'joes' });
    expect(found).toMatchObject({ state: 'listed', accountId: '2', location: { placeId: 'ChIJ9' } });
    expect(backend.saveAccountId).toHaveBeenCalledWith('joes', '2', { signal: expect.any(AbortSignal) });
  });

  test('[GBP-02] the state is “processing” without a place ID, and an unverified listing has a link to verify it', async () => {
    const { call } = setUp([listing({ metadata: null })]);
    expect(await call('businessProfile.overview', { slug: 'joes' })).toMatchObject({
      state: 'processing',
      location: { placeId: '', verifyUrl: 'https://pages.example/verify/9' },
    });
  });

  test('[GBP-02] a failed store of the account keeps nobody from the listing', async () => {
    const { call, backend } = setUp([listing()]);
    backend.saveAccountId.mockRejectedValue(lost());
    expect(await call('businessProfile.overview', { slug: 'joes' })).toMatchObject({ state: 'listed' });
  });
});

describe('creating a listing', () => {
  test('[GBP-03] sends all that the record says, and invites the admin as manager', async () => {
    const { call, profile } = setUp();
    expect(await call('businessProfile.create', { slug: 'joes', ...wish })).toEqual({
      verifyUrl: 'https://pages.example/verify/9',
    });
    expect(profile.create.mock.calls[0]?.[3]).toEqual({
      storeCode: 'joes',
      title: 'Joe’s Plumbing',
      languageCode: 'en',
      storefrontAddress: {
        regionCode: 'US',
        languageCode: 'en',
        postalCode: '28801',
        administrativeArea: 'NC',
        locality: 'Asheville',
        addressLines: ['218 Riverside Dr'],
      },
      categories: { primaryCategory: { name: 'categories/gcid:house_cleaning_service' } },
      phoneNumbers: { primaryPhone: '(828) 555-0142' },
      websiteUri: 'https://joes.com/',
      regularHours: {
        periods: [
          {
            openDay: 'MONDAY',
            openTime: { hours: 8, minutes: 0 },
            closeDay: 'MONDAY',
            closeTime: { hours: 17, minutes: 0 },
          },
        ],
      },
      specialHours: {
        specialHourPeriods: [
          {
            startDate: { year: 2026, month: 12, day: 24 },
            openTime: { hours: 8, minutes: 0 },
            endDate: { year: 2026, month: 12, day: 24 },
            closeTime: { hours: 12, minutes: 0 },
          },
          { startDate: { year: 2026, month: 12, day: 25 }, closed: true },
        ],
      },
      profile: { description: 'We fix pipes.' },
      serviceArea: {
        businessType: 'CUSTOMER_AND_BUSINESS_LOCATION',
        places: { placeInfos: [{ placeName: 'Arden, NC', placeId: 'id of Arden, NC' }] },
      },
    });
    expect(profile.addManager).toHaveBeenCalledWith('token', '9', 'joe@joes.com');
  });

  test.each([['INVALID_ADDRESS'], ['PIN_DROP_REQUIRED']])(
    '[GBP-04] Google’s reason %s is reported as an error of the address field',
    async (reason) => {
      const { call, profile } = setUp();
      profile.create.mockRejectedValue(new GoogleError(400, 'Invalid argument.', [reason]));
      await expect(call('businessProfile.create', { slug: 'joes', ...wish })).rejects.toMatchObject({
        message: 'Invalid address. Please use the exact address taken from google maps.',
        fieldErrors: { address: expect.any(String) as string },
      });
      expect(profile.addManager).not.toHaveBeenCalled();
    },
  );

  test('[GBP-04] the message has Google’s words when Google refuses for another reason than the address', async () => {
    const { call, profile } = setUp();
    profile.create.mockRejectedValue(new GoogleError(400, 'The title is too long.', []));
    await expect(call('businessProfile.create', { slug: 'joes', ...wish })).rejects.toMatchObject({
      message: 'Error creating GMB: The title is too long.',
    });
  });

  test('[GBP-03] a lost answer is not asked for again until somebody has looked; then under the same request', async () => {
    const { call, profile } = setUp();
    profile.create.mockRejectedValueOnce(lost());
    await expect(call('businessProfile.create', { slug: 'joes', ...wish })).rejects.toMatchObject(unknownOutcome);
    await expect(call('businessProfile.create', { slug: 'joes', ...wish })).rejects.toMatchObject(unknownOutcome);
    expect(profile.create).toHaveBeenCalledTimes(1);
    expect(await call('businessProfile.overview', { slug: 'joes' })).toMatchObject({
      state: 'none',
      unknownCreation: true,
    });
    await call('businessProfile.notCreated', { slug: 'joes' });
    await call('businessProfile.create', { slug: 'joes', ...wish });
    const [first, second] = profile.create.mock.calls.map((call) => call[2]);
    expect(second).toBe(first);
  });

  test('[GBP-04] a sign-in that is refused leads back to sign-in, and leaves nothing open', async () => {
    const { call, profile } = setUp();
    profile.create.mockRejectedValueOnce(new AppError('PROFILE_ACCESS', 'Please sign in.'));
    await expect(call('businessProfile.create', { slug: 'joes', ...wish })).rejects.toMatchObject({
      code: 'PROFILE_ACCESS',
    });
    expect(await call('businessProfile.overview', { slug: 'joes' })).toMatchObject({
      state: 'none',
      unknownCreation: false,
    });
    await call('businessProfile.create', { slug: 'joes', ...wish });
  });

  test('[GBP-02] a creation with an unknown outcome is done when the listing is found', async () => {
    const present: ProfileLocation[] = [];
    const { call, profile, journal } = setUp(present);
    profile.create.mockRejectedValueOnce(lost());
    await expect(call('businessProfile.create', { slug: 'joes', ...wish })).rejects.toMatchObject(unknownOutcome);
    present.push(listing());
    await call('businessProfile.overview', { slug: 'joes' });
    expect(journal.state).toBe('done');
  });

  test('[GBP-03] an invitation that fails is told apart from the creation, and is sent again', async () => {
    const present: ProfileLocation[] = [];
    const { call, profile } = setUp(present);
    profile.create.mockImplementation(async () => {
      present.push(listing());
      return listing();
    });
    profile.addManager.mockRejectedValueOnce(new GoogleError(400, 'Unknown user.', []));
    expect(await call('businessProfile.create', { slug: 'joes', ...wish })).toMatchObject({
      invitationFailure: 'Unknown user.',
    });
    const uninvited = { email: 'joe@joes.com', reason: 'Unknown user.' };
    expect(await call('businessProfile.overview', { slug: 'joes' })).toMatchObject({ location: { uninvited } });

    profile.addManager.mockRejectedValueOnce(new GoogleError(503, 'Not now.', []));
    await expect(call('businessProfile.invite', { slug: 'joes', adminEmail: 'ann@joes.com' })).rejects.toMatchObject({
      message: 'Not now.',
    });
    expect(await call('businessProfile.overview', { slug: 'joes' })).toMatchObject({ location: { uninvited } });

    await call('businessProfile.invite', { slug: 'joes', adminEmail: 'ann@joes.com' });
    expect(profile.addManager).toHaveBeenLastCalledWith('token', '9', 'ann@joes.com');
    expect(await call('businessProfile.overview', { slug: 'joes' })).not.toHaveProperty('location.uninvited');
  });

  test('[GBP-03] somebody who is an admin already counts as invited', async () => {
    const { call, profile } = setUp();
    profile.addManager.mockRejectedValueOnce(new GoogleError(409, 'Already exists.', ['ALREADY_EXISTS']));
    expect(await call('businessProfile.create', { slug: 'joes', ...wish })).not.toHaveProperty('invitationFailure');
  });

  test('[GBP-03] after a creation whose answer was lost nobody has been invited yet', async () => {
    const present: ProfileLocation[] = [];
    const { call, profile } = setUp(present);
    profile.create.mockImplementation(async () => {
      present.push(listing());
      throw lost();
    });
    await expect(call('businessProfile.create', { slug: 'joes', ...wish })).rejects.toMatchObject(unknownOutcome);
    expect(await call('businessProfile.overview', { slug: 'joes' })).toMatchObject({
      location: { uninvited: { email: 'joe@joes.com' } },
    });
    expect(await call('businessProfile.overview', { slug: 'joes' })).toMatchObject({
      location: { uninvited: { email: 'joe@joes.com' } },
    });
  });
});

const served = (...names: string[]) => ({
  serviceArea: {
    businessType: 'CUSTOMER_LOCATION_ONLY',
    places: { placeInfos: names.map((placeName) => ({ placeName, placeId: 'x' })) },
  },
});

test('[GBP-05] before an update the listing is compared with the site in words', async () => {
  const { call } = setUp([listing({ ...served('Reno, NV, USA'), title: 'Joe’s', regularHours: null })]);
  expect(await call('businessProfile.compare', { slug: 'joes' })).toEqual([
    { field: 'title', label: 'title', present: 'Joe’s', wanted: 'Joe’s Plumbing' },
    { field: 'hours', label: 'weekly hours', present: '', wanted: 'Monday: 8:00 AM – 5:00 PM' },
    {
      field: 'holidays',
      label: 'holiday hours',
      present: '',
      wanted: '2026-12-24: 8:00 AM – 12:00 PM\n2026-12-25: closed',
    },
    { field: 'serviceArea', label: 'service area', present: 'Reno, NV, USA', wanted: 'Arden, NC\nNowhere, ZZ' },
  ]);
});

test('[GBP-05] only what the user has seen is changed; the service area is sent with the places that Google knows', async () => {
  const { call, profile } = setUp([listing({ ...served('Reno, NV, USA'), title: 'Joe’s' })]);
  expect(await call('businessProfile.update', { slug: 'joes', fields: ['serviceArea'] })).toEqual({
    fields: ['service area'],
  });
  expect(profile.update.mock.calls[0]?.[2]).toEqual({
    serviceArea: {
      businessType: 'CUSTOMER_LOCATION_ONLY',
      places: { placeInfos: [{ placeName: 'Arden, NC', placeId: 'id of Arden, NC' }] },
    },
  });
});

test('[GBP-05] the service area is not sent when the backend cannot be reached or fails at a place; a refused name is left out', async () => {
  const { call, profile, backend } = setUp([listing(served('Reno, NV, USA'))]);
  const update = () => call('businessProfile.update', { slug: 'joes', fields: ['serviceArea'] });
  const answered = (status: number) => new BackendError('BACKEND_FAILED', 'No.', { outcome: 'answered', status });
  for (const error of [lost(), answered(500)]) {
    backend.findPlace.mockRejectedValueOnce(error);
    await expect(update()).rejects.toBe(error);
  }
  expect(profile.update).not.toHaveBeenCalled();
  backend.findPlace.mockResolvedValueOnce([{ name: 'Arden', placeId: 'id' }]).mockRejectedValueOnce(answered(404));
  expect(await update()).toEqual({ fields: ['service area'] });
});

test('[BI-16] holidays that the listing has already are no difference, and those that are over are not sent', async () => {
  const startDate = { year: 2026, month: 12, day: 25 };
  const present = listing({
    specialHours: {
      specialHourPeriods: [
        { day: '2026-11-26', open: null },
        { day: '2026-12-24', open: { from: { hours: 8, minutes: 0 }, to: { hours: 12, minutes: 0 }, nextDay: false } },
      ],
    },
  } as Partial<ProfileLocation>);
  const { call, profile } = setUp([present]);
  await call('businessProfile.update', { slug: 'joes', fields: ['holidays'] });
  const [fields] = profile.update.mock.calls.map(([, , sent]) => sent);
  expect(fields).toMatchObject({ specialHours: { specialHourPeriods: [{}, { startDate, closed: true }] } });
  const complete = {
    specialHourPeriods: [...(present.specialHours?.specialHourPeriods ?? []), { day: '2026-12-25', open: null }],
  };
  const { call: ask } = setUp([listing({ specialHours: complete, serviceArea: null })]);
  const differing = (await ask('businessProfile.compare', { slug: 'joes' })).map(({ field }) => field);
  expect(differing).not.toContain('holidays');
});

test('[GBP-05] an update pushes the changed fields alone and keeps what stands beside them', async () => {
  const { call, profile } = setUp([listing({ phoneNumbers: { primaryPhone: '1', additionalPhones: ['2'] } })]);
  expect(await call('businessProfile.update', { slug: 'joes', fields: ['phone', 'hours'] })).toEqual({
    fields: ['phone', 'weekly hours'],
  });
  const fields = profile.update.mock.calls[0]?.[2];
  expect(Object.keys(fields ?? {})).toEqual(['phoneNumbers', 'regularHours']);
  expect(fields?.phoneNumbers).toEqual({ primaryPhone: '(828) 555-0142', additionalPhones: ['2'] });
});

describe('photos', () => {
  test('[GBP-04] each failure has its words, the others go on, and what was sent is not sent again', async () => {
    const { feature, profile } = setUp([listing()]);
    profile.addPhoto.mockImplementation(async (_token, { category, sourceUrl }) => {
      if (category !== 'ADDITIONAL' || sourceUrl.endsWith('2.jpg')) throw new GoogleError(400, 'No.', []);
    });
    const steps: string[] = [];
    const context = { ...callContext(), progress: (step: string) => void steps.push(step) };
    const add = async () => feature['businessProfile.addPhotos']({ slug: 'joes' }, context);
    expect(await add()).toEqual({
      added: 1,
      known: 0,
      failures: [
        'Error uploading logo',
        'Error uploading cover photo: it must be under 2120px wide and 1928px tall with an aspect ratio around 1.77.',
        'Error uploading photo',
      ],
    });
    expect(steps).toEqual(['0 of 4', '1 of 4', '2 of 4', '3 of 4']);
    expect(profile.addPhoto.mock.calls.map(([, { sourceUrl }]) => sourceUrl)).toContain(
      'http://127.0.0.1:4000/media/1.jpg',
    );
    profile.addPhoto.mockResolvedValue(undefined);
    expect(await add()).toEqual({ added: 3, known: 1, failures: [] });
  });

  test('[GBP-02] a cancelled run ends before the next photo', async () => {
    const { call, profile } = setUp([listing()]);
    const stop = new AbortController();
    profile.addPhoto.mockImplementation(async () => void stop.abort());
    await expect(call('businessProfile.addPhotos', { slug: 'joes' }, stop.signal)).rejects.toMatchObject({
      code: 'CANCELLED',
    });
    expect(profile.addPhoto).toHaveBeenCalledTimes(1);
  });
});
