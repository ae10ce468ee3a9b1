import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authFeature, type AuthFeature } from '../../src-main/features/auth/index.ts';
import { callerOf } from '../support/call-context.ts';
import { type BackendProcess, startBackend } from '../support/backend.ts';
import { clientAt, type TestClient } from '../support/client.ts';
import { noLog } from '../support/log.ts';

/** Tests the whole sign-in: the handlers that the screen calls, the client, and an embedded backend. */
let backend: BackendProcess;
beforeAll(async () => {
  backend = await startBackend({ args: ['--allow-faults'] });
});
afterAll(() => backend.stop());

let keychain: Map<string, string>;
const running: { close(): void }[] = [];
beforeEach(() => {
  keychain = new Map();
});
afterEach(() => running.splice(0).forEach((part) => part.close()));

type TestedAuth = AuthFeature & { call: ReturnType<typeof callerOf<keyof AuthFeature['handlers']>> };

/** Starts the sign-in as each start of the app does. All starts of a test use the same keychain. */
async function startApp(): Promise<TestClient & { auth: TestedAuth }> {
  const app = clientAt(backend.url);
  const silent = () => undefined;
  const feature = authFeature({
    ...app,
    secrets: {
      get: (name) => Promise.resolve(keychain.get(name)),
      set: (name, value) => Promise.resolve(void keychain.set(name, value)),
      delete: (name) => Promise.resolve(void keychain.delete(name)),
    },
    unsyncedSlugs: () => [],
    owners: { current: '', attribute: () => undefined },
    broadcast: silent,
    logger: noLog,
  });
  const auth = { ...feature, call: callerOf(feature.handlers) };
  running.push(auth, app.client);
  await auth.start();
  return { ...app, auth };
}

async function signIn(auth: TestedAuth, typed: string): Promise<void> {
  const { phoneNumber, demoCode } = await auth.call('auth.requestCode', { phoneNumber: typed });
  await auth.call('auth.verifyCode', { phoneNumber, code: demoCode ?? '' });
}

describe('signing in and coming back', () => {
  test('[AUTH-01][AUTH-02] a number and its code open the backend’s calls', async () => {
    const { auth, client } = await startApp();
    await expect(client.creation.industries()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await signIn(auth, '+1 202-555-0111');
    expect(auth.status()).toEqual({ state: 'signed-in', phoneNumber: '+12025550111' });
    expect((await client.creation.industries()).length).toBeGreaterThan(0);
  });

  test('[AUTH-03] each start exchanges the stored token for a new one', async () => {
    await signIn((await startApp()).auth, '+12025550112');
    const stored = [keychain.get('refresh-token')];
    for (let start = 0; start < 3; start++) {
      const { auth, client } = await startApp();
      expect(auth.status()).toEqual({ state: 'signed-in', phoneNumber: '+12025550112' });
      expect((await client.creation.industries()).length).toBeGreaterThan(0);
      stored.push(keychain.get('refresh-token'));
    }
    expect(new Set(stored).size).toBe(4);
  });

  test('[AUTH-03] an exchange whose answer was lost is made again', async () => {
    await signIn((await startApp()).auth, '+12025550113');
    const fault = JSON.stringify({ path: '/pi/refresh/internal', kind: 'cut', bytes: 4 });
    await fetch(`${backend.url}/__test/faults`, { method: 'POST', body: fault });
    const { auth, tokens, client } = await startApp();
    await tokens.current();
    expect(tokens.token).toBeUndefined();
    expect((await client.creation.industries()).length).toBeGreaterThan(0);
    expect(auth.status().state).toBe('signed-in');
  });

  test('[AUTH-04] a token that the backend does not know returns to the login', async () => {
    keychain.set('refresh-token', 'revoked');
    const { auth } = await startApp();
    await vi.waitFor(() => expect(auth.status().state).toBe('signed-out'), { timeout: 20_000 });
    expect(auth.status().reason).toMatch(/drafts are still on this computer/);
    expect(keychain.has('refresh-token')).toBe(false);
  });

  test('[AUTH-06] after signing out the backend’s calls are closed', async () => {
    const { auth, client } = await startApp();
    await signIn(auth, '+12025550114');
    await auth.call('auth.signOut', { keepDrafts: false });
    await expect(client.creation.industries()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await startApp()).auth.status()).toEqual({ state: 'signed-out' });
  });
});

describe('[AUTH-05] codes', () => {
  test('[AUTH-05] wrong ones are told apart from too many', async () => {
    const { auth } = await startApp();
    const { phoneNumber } = await auth.call('auth.requestCode', { phoneNumber: '+12025550115' });
    for (let tries = 1; tries <= 4; tries++) {
      await expect(auth.call('auth.verifyCode', { phoneNumber, code: '000000' })).rejects.toMatchObject({
        code: 'WRONG_CODE',
      });
    }
    await expect(auth.call('auth.verifyCode', { phoneNumber, code: '000000' })).rejects.toMatchObject({
      code: 'TOO_MANY_TRIES',
    });
  });

  test('[AUTH-05] one that was never sent counts as expired', async () => {
    const { auth } = await startApp();
    await expect(auth.call('auth.verifyCode', { phoneNumber: '+12025550116', code: '123456' })).rejects.toMatchObject({
      code: 'CODE_EXPIRED',
    });
  });

  test('[AUTH-05] a code counts once', async () => {
    const { auth } = await startApp();
    await signIn(auth, '+12025550117');
    await expect(auth.call('auth.verifyCode', { phoneNumber: '+12025550117', code: '123456' })).rejects.toMatchObject({
      code: 'CODE_EXPIRED',
    });
  });
});
