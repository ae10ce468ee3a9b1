import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#shared/ipc/errors.ts';
import { createProfileClient } from '../../src-main/providers/business-profile/client.ts';
import { GoogleError } from '../../src-main/providers/google-sign-in/google-http.ts';
import { createGoogleSignIn, type GoogleSignIn } from '../../src-main/providers/google-sign-in/sign-in.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';
import { noLog } from '../support/log.ts';

const NO_TOKEN = 'Please sign in.';
const BLUE_RIDGE = '112233445566778899001';
const LISTING = '4400112233445566778';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** Allows or cancels access on the consent page. `change` may edit the link back to the app before it is requested. */
async function consent(url: string, choice: 'Allow' | 'Cancel', change = (link: string) => link): Promise<Response> {
  const page = await fetch(url);
  const text = await page.text();
  const href = new RegExp(`href="([^"]+)"[^>]*>${choice}<`).exec(text)?.[1]?.replaceAll('&amp;', '&');
  if (!page.ok || href === undefined) return page;
  const back = await fetch(new URL(href, url), { redirect: 'manual' });
  return fetch(change(back.headers.get('location') ?? ''));
}

function harness(openExternal: (url: string) => Promise<void>) {
  const secrets = new Map<string, string>();
  const google = `${backend.url}/providers/google`;
  const signIn: GoogleSignIn = createGoogleSignIn({
    addresses: async () => ({
      clientId: 'test',
      authUrl: `${google}/auth`,
      tokenUrl: `${google}/token`,
      revokeUrl: `${google}/revoke`,
      userinfoUrl: `${google}/userinfo`,
    }),
    fetch,
    logger: noLog,
    openExternal,
    secrets: {
      get: async (name) => secrets.get(name),
      set: async (name, value) => void secrets.set(name, value),
      delete: async (name) => void secrets.delete(name),
    },
    noToken: NO_TOKEN,
    now: Date.now,
  });
  return { signIn, secrets };
}

const serviceUrl = () => `${backend.url}/providers/business-profile`;
const profile = (via = fetch) =>
  createProfileClient({
    addresses: async () => ({
      accounts: serviceUrl(),
      information: serviceUrl(),
      verifications: serviceUrl(),
      media: serviceUrl(),
      pages: serviceUrl(),
    }),
    fetch: via,
    logger: noLog,
  });

async function signedIn() {
  const made = harness(async (url) => void consent(url, 'Allow'));
  await made.signIn.signIn();
  return made;
}

describe('sign-in', () => {
  test('[GBP-01] gives a token that the services take, and keeps only the refresh token', async () => {
    const { signIn, secrets } = await signedIn();
    expect(await signIn.account()).toEqual({ signedIn: true, email: 'support@sitewright.example' });
    const token = await signIn.withToken(async (access) => access);
    expect([...secrets.values()]).not.toContain(token);
    expect(secrets.get('google-refresh-token')).toMatch(/^1\/\/demo-/);
    const accounts = await signIn.withToken((access) => profile().accounts(access));
    expect(accounts.map(({ name }) => name)).toContain('Blue Ridge Plumbing');
  });

  test('[GBP-01] the browser is asked by PKCE with a state of its own each time', async () => {
    const urls: URL[] = [];
    const { signIn } = harness(async (url) => {
      urls.push(new URL(url));
      void consent(url, 'Allow');
    });
    await signIn.signIn();
    await signIn.signIn();
    const [first, second] = urls.map(({ searchParams }) => searchParams);
    expect(first?.get('code_challenge_method')).toBe('S256');
    expect(first?.get('redirect_uri')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
    expect(first?.get('state')).not.toBe(second?.get('state'));
    expect(first?.get('code_challenge')).not.toBe(second?.get('code_challenge'));
  });

  test('[GBP-01] an answer with another state is turned away, and the wait goes on', async () => {
    const statuses: number[] = [];
    const { signIn } = harness(async (url) => {
      const forged = (link: string) => link.replace(/state=[^&]+/, 'state=forged-state-of-somebody');
      void consent(url, 'Allow', forged).then(async ({ status }) => {
        statuses.push(status);
        await consent(url, 'Allow');
      });
    });
    await signIn.signIn();
    expect(statuses).toEqual([400]);
    expect((await signIn.account()).signedIn).toBe(true);
  });

  test('[GBP-01] the token call refuses a code with a wrong verifier', async () => {
    const google = `${backend.url}/providers/google`;
    const query = new URLSearchParams({
      client_id: 'test',
      redirect_uri: 'http://127.0.0.1:9/google/callback',
      response_type: 'code',
      scope: 'https://www.googleapis.com/auth/business.manage',
      state: 'a-state-that-is-long',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const page = await (await fetch(`${google}/auth?${query}`)).text();
    const id = /request=(\w+)/.exec(page)?.[1];
    const back = await fetch(`${google}/consent?request=${id}&choice=allow`, { redirect: 'manual' });
    const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: 'test',
      redirect_uri: query.get('redirect_uri') ?? '',
      code_verifier: 'y'.repeat(64),
    });
    const answer = await fetch(`${google}/token`, { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('[GBP-01] a user who refuses gets no token, and the words for that', async () => {
    const { signIn, secrets } = harness(async (url) => void consent(url, 'Cancel'));
    await expect(signIn.signIn()).rejects.toMatchObject({ code: 'PROFILE_ACCESS', message: NO_TOKEN });
    expect(secrets.size).toBe(0);
  });

  test('[GBP-01] waiting for the browser can be cancelled', async () => {
    const stop = new AbortController();
    const { signIn } = harness(async () => stop.abort());
    await expect(signIn.signIn(stop.signal)).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  test('[GBP-01] the refresh token outlives the run; a revoked one leads back to sign-in', async () => {
    const { signIn, secrets } = await signedIn();
    const later = harness(() => Promise.reject(new Error('no browser')));
    later.secrets.set('google-refresh-token', secrets.get('google-refresh-token') ?? '');
    expect(await later.signIn.withToken((access) => profile().accounts(access))).toHaveLength(3);

    const third = harness(() => Promise.reject(new Error('no browser')));
    third.secrets.set('google-refresh-token', secrets.get('google-refresh-token') ?? '');
    await signIn.signOut();
    expect(secrets.size).toBe(0);
    const refused = third.signIn.withToken((access) => profile().accounts(access));
    await expect(refused).rejects.toMatchObject({ code: 'PROFILE_ACCESS' });
    expect(third.secrets.size).toBe(0);
  });

  const askAccounts = (signIn: GoogleSignIn) => signIn.withToken((access) => profile().accounts(access));
  const answer = (status: number, error: unknown, path = '/providers/business-profile') =>
    backend.fail({ path, kind: 'body', status, body: JSON.stringify({ error }), times: 2 });
  afterEach(() => backend.recover());

  test.each([
    ['a token that is not valid', 401, 'INVALID'],
    ['a permission that the user did not allow', 403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'],
  ])('[GBP-04] a service that refuses %s ends the sign-in', async (_why, status, reason) => {
    const { signIn, secrets } = await signedIn();
    await answer(status, { message: 'No.', details: [{ reason }] });
    await expect(askAccounts(signIn)).rejects.toMatchObject({ code: 'PROFILE_ACCESS', message: NO_TOKEN });
    expect(secrets.has('google-refresh-token')).toBe(false);
  });

  test('[GBP-04] a 403 answer refuses one call in Google’s words and keeps the sign-in', async () => {
    const { signIn, secrets } = await signedIn();
    await answer(403, { message: 'Quota exceeded.', status: 'PERMISSION_DENIED' });
    await expect(askAccounts(signIn)).rejects.toMatchObject({ code: 'BACKEND_REFUSED', message: 'Quota exceeded.' });
    expect(secrets.has('google-refresh-token')).toBe(true);
    await backend.recover();
    expect(await askAccounts(signIn)).toHaveLength(3);
  });

  test('[GBP-04] a token call that Google refuses without ending the grant keeps the sign-in', async () => {
    const { secrets } = await signedIn();
    const later = harness(() => Promise.reject(new Error('no browser')));
    later.secrets.set('google-refresh-token', secrets.get('google-refresh-token') ?? '');
    await answer(401, 'invalid_client', '/providers/google/token');
    await expect(askAccounts(later.signIn)).rejects.toMatchObject({ code: 'BACKEND_REFUSED' });
    expect(later.secrets.has('google-refresh-token')).toBe(true);
  });
});

describe('the services', () => {
  const location = {
    storeCode: 'new-listing',
    title: 'New Listing',
    storefrontAddress: { regionCode: 'US', postalCode: '89501', locality: 'Reno', addressLines: ['1 Main St'] },
  };
  const address = (line: string) => ({
    ...location,
    storefrontAddress: { ...location.storefrontAddress, addressLines: [line] },
  });

  test('[GBP-03] a location is created once for one request, and takes an admin as manager', async () => {
    const { signIn } = await signedIn();
    await signIn.withToken(async (token) => {
      const first = await profile().create(token, BLUE_RIDGE, 'request-1', location);
      const again = await profile().create(token, BLUE_RIDGE, 'request-1', location);
      expect(again.name).toBe(first.name);
      expect(first.metadata?.placeId).toBe('');
      const id = first.name.slice('locations/'.length);
      expect(await profile().isVerified(token, id)).toBe(false);
      const invitations: unknown[] = [];
      const watched: typeof fetch = (input, init) => {
        invitations.push(JSON.parse(String(init?.body)));
        return fetch(input, init);
      };
      await profile(watched).addManager(token, id, 'owner@example.com');
      expect(invitations).toEqual([{ admin: 'owner@example.com', role: 'MANAGER' }]);
      await fetch(await profile().verifyUrl(id), { method: 'POST' });
      expect(await profile().isVerified(token, id)).toBe(true);
      const found = (await profile().locations(token, BLUE_RIDGE)).find(({ name }) => name === first.name);
      expect(found?.metadata?.placeId).toMatch(/^ChIJ/);
    });
  });

  test.each([
    ['Main Street', 'INVALID_ADDRESS'],
    ['Lot 7, County Road 12', 'PIN_DROP_REQUIRED'],
  ])('[GBP-04] %s is refused with the reason %s', async (line, reason) => {
    const { signIn } = await signedIn();
    const refused = signIn.withToken((token) =>
      profile().create(token, BLUE_RIDGE, crypto.randomUUID(), address(line)),
    );
    const error = await refused.catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(GoogleError);
    expect((error as GoogleError).reasons).toContain(reason);
  });

  test('[GBP-05] an update changes the fields of its mask alone', async () => {
    const { signIn } = await signedIn();
    const changed = await signIn.withToken((token) =>
      profile().update(token, LISTING, { phoneNumbers: { primaryPhone: '(828) 555-0142' } }),
    );
    expect(changed.phoneNumbers?.primaryPhone).toBe('(828) 555-0142');
    expect(changed.title).toBe('Blue Ridge Plumbing');
  });

  test('[GBP-04] a cover photo of a wrong shape is refused, another photo is taken', async () => {
    const { signIn } = await signedIn();
    const photo = (category: 'COVER' | 'ADDITIONAL', sourceUrl: string) =>
      signIn.withToken((token) =>
        profile().addPhoto(token, { accountId: BLUE_RIDGE, locationId: LISTING, category, sourceUrl }),
      );
    const portrait = `${backend.url}/media/seed/people/1.webp`;
    await expect(photo('COVER', portrait)).rejects.toMatchObject({ reasons: ['INVALID_ARGUMENT', 'PHOTO_SIZE'] });
    await photo('ADDITIONAL', portrait);
  });

  const calls: [string, (token: string, id: string) => Promise<unknown>][] = [
    ['update', (token, id) => profile().update(token, id, { title: 'Other' })],
    ['addManager', (token, id) => profile().addManager(token, id, 'owner@example.com')],
    ['isVerified', (token, id) => profile().isVerified(token, id)],
    [
      'addPhoto',
      (token, id) =>
        profile().addPhoto(token, {
          accountId: BLUE_RIDGE,
          locationId: id,
          category: 'ADDITIONAL',
          sourceUrl: `${backend.url}/media/seed/people/1.webp`,
        }),
    ],
  ];
  test.each(calls)(
    '[GBP-04] %s of a listing that is not there is refused in the service’s words',
    async (_name, call) => {
      const { signIn } = await signedIn();
      await expect(signIn.withToken((token) => call(token, '1'))).rejects.toMatchObject({
        status: 404,
        message: 'Requested entity was not found.',
      });
    },
  );

  test('[GBP-03] [GBP-04] addManager is refused when the admin is not an email address', async () => {
    const { signIn } = await signedIn();
    const invited = signIn.withToken((token) => profile().addManager(token, LISTING, 'nobody'));
    await expect(invited).rejects.toMatchObject({ status: 400 });
  });

  test('[GBP-02] the list of locations is empty for an account without listings', async () => {
    const { signIn } = await signedIn();
    expect(await signIn.withToken((token) => profile().locations(token, '1'))).toEqual([]);
  });

  test.each([
    ['{"accounts":[{"name":17}]}', 'accounts.0.name'],
    ['{"accounts":"none"}', 'accounts'],
    ['<html>', ''],
  ])(
    '[GBP-04] the answer %s to a call for accounts is reported as BAD_ANSWER with the wrong field',
    async (body, field) => {
      const { signIn } = await signedIn();
      await backend.fail({ path: '/providers/business-profile/v1/accounts', kind: 'body', body });
      const error: unknown = await signIn
        .withToken((token) => profile().accounts(token))
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: 'BAD_ANSWER', details: { field } });
      expect((error as AppError).message).toContain('Google’s list of accounts');
    },
  );
});
