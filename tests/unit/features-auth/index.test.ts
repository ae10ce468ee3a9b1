import { describe, expect, test, vi } from 'vitest';
import { callContext } from '../../support/call-context.ts';
import { authHarness, refusal, unreachable } from './auth-harness.ts';

const phone = '+12025550123';
const ended = 'Your sign-in has ended. Please sign in again. Your drafts are still on this computer.';

describe('signing in', () => {
  test('[AUTH-01] a number with punctuation is asked for in E.164', async () => {
    const { auth, backend } = authHarness();
    const requestCode = vi.spyOn(backend, 'requestCode');
    expect(await auth.call('auth.requestCode', { phoneNumber: ' +1 (202) 555-0123 ' })).toEqual({
      phoneNumber: phone,
      demoCode: '123456',
    });
    expect(requestCode.mock.calls[0]?.[0]).toBe(phone);
  });

  test.each([
    ['', 'Enter your phone number.'],
    ['hello', 'That is not a phone number.'],
    ['202 555 0123', 'Start with + and a country code, for example +1 202 555 0123.'],
    ['+1 202', 'That phone number is too short.'],
    ['+1 202 555 0123 4567 89', 'That phone number is too long.'],
  ])('[AUTH-01] the phone number “%s” is refused without asking the server: %s', async (typed, message) => {
    const { auth, backend } = authHarness();
    const requestCode = vi.spyOn(backend, 'requestCode');
    await expect(auth.call('auth.requestCode', { phoneNumber: typed })).rejects.toMatchObject({
      code: 'INVALID_PHONE',
      message,
      fieldErrors: { phoneNumber: message },
    });
    expect(requestCode).not.toHaveBeenCalled();
  });

  test('[AUTH-02] the refresh token goes to the keychain, the access token to memory, and the windows are told', async () => {
    const { auth, secrets, tokens, told } = authHarness();
    await auth.start();
    expect(await auth.call('auth.verifyCode', { phoneNumber: phone, code: '123456' })).toEqual({
      state: 'signed-in',
      phoneNumber: phone,
    });
    expect(Object.fromEntries(secrets)).toEqual({ 'refresh-token': 'refresh-1', 'phone-number': phone });
    expect(tokens.token).toBe('access-1');
    expect(told).toEqual([
      ['auth.changed', { state: 'signed-out' }],
      ['auth.changed', { state: 'signed-in', phoneNumber: phone }],
    ]);
  });

  test.each([
    ['wrong by code', refusal(401, 'wrong_code'), 'WRONG_CODE', 'That code is not right. Check it and try again.'],
    ['wrong by status', refusal(400), 'WRONG_CODE', 'That code is not right. Check it and try again.'],
    [
      'expired by code',
      refusal(401, 'expired_code'),
      'CODE_EXPIRED',
      'That code has expired. Go back and ask for a new one.',
    ],
    ['expired by words', refusal(400, undefined, 'Code expired'), 'CODE_EXPIRED', /has expired/],
    ['expired by status', refusal(410), 'CODE_EXPIRED', /has expired/],
    ['too many tries', refusal(429), 'TOO_MANY_TRIES', /^Too many tries\./],
    ['no network', unreachable(), 'OFFLINE', 'The server cannot be reached. Connect to the network to sign in.'],
    ['a broken backend', refusal(500, undefined, 'Out of order'), 'BACKEND_FAILED', 'Out of order'],
    ['a wrong secret header', refusal(403, undefined, 'Unknown client'), 'BACKEND_REFUSED', 'Unknown client'],
  ] as const)('[AUTH-05] %s has its own message', async (_case, error, code, message) => {
    const { auth, backend } = authHarness();
    backend.verify = () => Promise.reject(error);
    await expect(auth.call('auth.verifyCode', { phoneNumber: phone, code: '000000' })).rejects.toMatchObject({
      code,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
    expect(auth.status().state).not.toBe('signed-in');
  });

  test.each([
    [refusal(429), 'TOO_MANY_TRIES'],
    [unreachable(), 'OFFLINE'],
    [refusal(400, undefined, 'phoneNumber: is unknown'), 'INVALID_PHONE'],
    [refusal(400, undefined, 'Closed today'), 'BACKEND_REFUSED'],
  ] as const)('[AUTH-05] asking for a code can fail with its own message too: %s', async (error, code) => {
    const { auth, backend } = authHarness();
    backend.requestCode = () => Promise.reject(error);
    await expect(auth.call('auth.requestCode', { phoneNumber: phone })).rejects.toMatchObject({ code });
  });
});

describe('coming back', () => {
  const stored = { 'refresh-token': 'refresh-0', 'phone-number': phone };

  test('[AUTH-03] the stored token is exchanged, and the new one stored before it is used', async () => {
    const { auth, tokens, steps } = authHarness(stored);
    const set = tokens.set.bind(tokens);
    tokens.set = (token) => {
      steps.push(`using ${token}`);
      set(token);
    };
    await auth.start();
    await vi.waitFor(() => expect(tokens.token).toBe('access-1'));
    expect(auth.status()).toEqual({ state: 'signed-in', phoneNumber: phone });
    expect(steps).toEqual(['refresh with refresh-0', 'stored refresh-token refresh-1', 'using access-1']);
  });

  test('[AUTH-03] tokens are refreshed once when several callers ask at the same time', async () => {
    const { auth, tokens, steps } = authHarness(stored);
    await auth.start();
    await Promise.all([tokens.renew(), tokens.renew(), tokens.renew()]);
    expect(steps.filter((step) => step.startsWith('refresh with'))).toEqual(['refresh with refresh-0']);
    await tokens.renew();
    expect(steps.filter((step) => step.startsWith('refresh with'))).toHaveLength(2);
    expect(steps).toContain('refresh with refresh-1');
  });

  test('[AUTH-03] offline at start: signed in, and refreshed once the backend is back', async () => {
    const { auth, backend, tokens, connectivity, logged } = authHarness(stored);
    const refresh = backend.refresh;
    backend.refresh = () => Promise.reject(unreachable());
    await auth.start();
    await vi.waitFor(() => expect(logged).toHaveLength(1));
    expect(auth.status().state).toBe('signed-in');
    backend.refresh = refresh;
    connectivity(false);
    connectivity(true);
    await vi.waitFor(() => expect(tokens.token).toBe('access-1'));
    connectivity(true);
    await tokens.current();
    expect(tokens.token).toBe('access-1');
  });

  test.each([401, 403])('[AUTH-04] a refresh refused with %d signs out with the reason', async (status) => {
    const { auth, backend, secrets, tokens, told } = authHarness(stored);
    backend.refresh = () => Promise.reject(refusal(status));
    await auth.start();
    await expect(tokens.renew()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(auth.status()).toEqual({ state: 'signed-out', reason: ended });
    expect(told.at(-1)).toEqual(['auth.changed', { state: 'signed-out', reason: ended }]);
    expect(secrets.has('refresh-token')).toBe(false);
  });

  test.each([
    [unreachable(), 'OFFLINE'],
    [refusal(500), 'BACKEND_FAILED'],
  ])('[AUTH-04] a refresh that failed in another way keeps the session', async (error, code) => {
    const { auth, backend, secrets, tokens } = authHarness(stored);
    backend.refresh = () => Promise.reject(error);
    await auth.start();
    await expect(tokens.renew()).rejects.toMatchObject({ code });
    expect(auth.status().state).toBe('signed-in');
    expect(secrets.get('refresh-token')).toBe('refresh-0');
  });

  test('[HOST-02] a refresh keeps the user signed in when its answer has no access token', async () => {
    const { auth, backend, secrets, tokens } = authHarness(stored);
    backend.refresh = () => Promise.resolve({ refreshToken: 'refresh-9', accessToken: undefined });
    await auth.start();
    await vi.waitFor(() => expect(secrets.get('refresh-token')).toBe('refresh-9'));
    expect(tokens.token).toBeUndefined();
    expect(auth.status().state).toBe('signed-in');
  });

  test('a refresh token that has left the keychain signs out', async () => {
    const { auth, secrets, tokens } = authHarness(stored);
    await auth.start();
    await tokens.current();
    secrets.delete('refresh-token');
    await expect(tokens.renew()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(auth.status()).toEqual({ state: 'signed-out', reason: ended });
  });
});

describe('signing out', () => {
  const stored = { 'refresh-token': 'refresh-0', 'phone-number': phone };

  test('[AUTH-06] tokens are cleared', async () => {
    const { auth, secrets, tokens, told } = authHarness(stored);
    await auth.start();
    await tokens.current();
    expect(await auth.call('auth.signOut', { keepDrafts: false })).toEqual({ state: 'signed-out' });
    expect(tokens.token).toBeUndefined();
    expect(secrets.has('refresh-token')).toBe(false);
    expect(told.at(-1)).toEqual(['auth.changed', { state: 'signed-out' }]);
  });

  test('[AUTH-06] unsynced drafts are asked about first', async () => {
    const { auth, harness, secrets } = authHarness(stored);
    await auth.start();
    harness.unsynced = ['roof-reno', 'lawn-ulm'];
    await expect(auth.call('auth.signOut', { keepDrafts: false })).rejects.toMatchObject({
      code: 'UNSYNCED_DRAFTS',
      message: '2 sites have changes that are not saved on the server.',
      details: { sites: ['roof-reno', 'lawn-ulm'] },
    });
    expect(auth.status().state).toBe('signed-in');
    expect(secrets.has('refresh-token')).toBe(true);
    expect(await auth.call('auth.signOut', { keepDrafts: true })).toEqual({ state: 'signed-out' });
  });

  test('a refresh under way does not bring the session back', async () => {
    const { auth, backend, secrets, tokens } = authHarness(stored);
    const answer = Promise.withResolvers<{ refreshToken: string; accessToken: string }>();
    backend.refresh = () => answer.promise;
    await auth.start();
    const renewal = tokens.renew();
    await auth.call('auth.signOut', { keepDrafts: false });
    answer.resolve({ refreshToken: 'refresh-late', accessToken: 'access-late' });
    await expect(renewal).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(secrets.has('refresh-token')).toBe(false);
    expect(tokens.token).toBeUndefined();
    expect(auth.status()).toEqual({ state: 'signed-out' });
  });
});

test('[SRV-03] the role is the one that the server told last, and none where it tells none', async () => {
  const { auth, backend, tokens, told } = authHarness();
  expect(await auth.call('auth.verifyCode', { phoneNumber: phone, code: '123456' })).not.toHaveProperty('role');
  backend.verify = async () => ({ refreshToken: 'refresh-8', accessToken: 'access-8', role: 'editor' });
  expect(await auth.call('auth.verifyCode', { phoneNumber: phone, code: '123456' })).toMatchObject({ role: 'editor' });
  backend.refresh = async () => ({ refreshToken: 'refresh-9', accessToken: 'access-9', role: 'viewer' });
  await tokens.renew();
  expect(auth.status()).toEqual({ state: 'signed-in', phoneNumber: phone, role: 'viewer' });
  expect(told.at(-1)).toEqual(['auth.changed', auth.status()]);
  const times = told.length;
  await tokens.renew();
  expect(told).toHaveLength(times);
});

describe('the owner of what is written on this computer', () => {
  const other = '+12025550199';

  test('[AUTH-04] is the signed-in user, or the last user when nobody is signed in', async () => {
    const { auth, backend, harness } = authHarness({ 'refresh-token': 'refresh-0', 'phone-number': other });
    backend.refresh = () => Promise.reject(unreachable());
    await auth.start();
    expect(harness.owners.current).toBe(other);
    await auth.call('auth.verifyCode', { phoneNumber: phone, code: '123456' });
    expect(harness.owners.current).toBe(phone);
    await auth.call('auth.signOut', { keepDrafts: true });
    expect(harness.owners.current).toBe(phone);
    await auth.call('auth.verifyCode', { phoneNumber: other, code: '123456' });
    expect(harness.owners.current).toBe(other);
  });

  test('[AUTH-04] is set for edits of older app versions from the users named in the keychain', async () => {
    const first = authHarness({ 'phone-number': other, 'drafts-of': `${other} ${phone}` });
    await first.auth.start();
    expect(first.attributed).toEqual([`${other} ${phone}`]);
    expect(first.secrets.has('drafts-of')).toBe(false);
    const second = authHarness({ 'phone-number': other });
    await second.auth.start();
    expect(second.attributed).toEqual([other]);
    const third = authHarness();
    await third.auth.start();
    expect(third.attributed).toEqual([]);
  });
});

test('[AUTH-02] no token is in any output, error, event or log line', async () => {
  const { auth, backend, tokens, told, logged, harness } = authHarness({ 'refresh-token': 'refresh-0' });
  const { handlers } = auth;
  const context = callContext();
  const seen: unknown[] = [];
  const keep = async (call: () => unknown) => {
    try {
      seen.push(await call());
    } catch (error) {
      seen.push(error, { ...(error as object) }, String(error), (error as Error).stack);
    }
  };
  backend.refresh = () => Promise.reject(unreachable());
  await auth.start();
  await keep(() => tokens.renew());
  backend.refresh = () => Promise.reject(refusal(401));
  await keep(() => tokens.renew());
  await keep(() => handlers['auth.requestCode']({ phoneNumber: phone }, context));
  await keep(() => handlers['auth.verifyCode']({ phoneNumber: phone, code: '123456' }, context));
  await keep(() => handlers['auth.status']({}, context));
  harness.unsynced = ['roof-reno'];
  await keep(() => handlers['auth.signOut']({ keepDrafts: false }, context));
  await keep(() => handlers['auth.signOut']({ keepDrafts: true }, context));
  const everything = JSON.stringify([seen, told, logged]);
  expect(seen.length).toBeGreaterThan(6);
  expect(everything).not.toMatch(/refresh-\d|access-\d/);
});
