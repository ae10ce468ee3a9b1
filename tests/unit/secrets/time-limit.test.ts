import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSecretStore } from '../../../src-main/secrets/create-secret-store.ts';
import type { Keychain } from '../../../src-main/secrets/keychain.ts';

const never = () => new Promise<never>(() => undefined);
const answering: Keychain = {
  getPassword: () => Promise.resolve(null),
  setPassword: () => Promise.resolve(),
  deletePassword: () => Promise.resolve(true),
};
const logger = { warn: () => undefined };
const notice = 'You stay signed in only until Page Mill is closed, because the keychain did not answer in time.';

const storeOf = (keychain: Keychain) =>
  createSecretStore({
    scope: 'https://a.example',
    productName: 'Page Mill',
    logger,
    load: () => Promise.resolve(keychain),
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[HOST-09] the app goes on with memory, and says so, when the keychain does not answer at the start', async () => {
  const starting = storeOf({ ...answering, getPassword: never });
  await vi.advanceTimersByTimeAsync(60_000);
  const store = await starting;
  expect(store).toMatchObject({ kind: 'memory', notice });
  await store.set('refresh-token', 'abc');
  expect(await store.get('refresh-token')).toBe('abc');
});

test.each([
  ['setPassword', 'abc'],
  ['deletePassword', undefined],
] as const)('[HOST-09] a secret is as it was last set when %s hangs', async (call, expected) => {
  const store = await storeOf({ ...answering, [call]: never });
  expect(store.kind).toBe('os');
  const writing = expected === undefined ? store.delete('refresh-token') : store.set('refresh-token', expected);
  await vi.advanceTimersByTimeAsync(60_000);
  await writing;
  expect(store).toMatchObject({ kind: 'memory', notice });
  expect(await store.get('refresh-token')).toBe(expected);
});

test('[HOST-09] no timer is left when the keychain answers', async () => {
  const store = await storeOf(answering);
  await store.set('refresh-token', 'abc');
  expect(store.kind).toBe('os');
  expect(vi.getTimerCount()).toBe(0);
});
