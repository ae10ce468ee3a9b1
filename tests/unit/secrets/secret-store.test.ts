import { expect, test } from 'vitest';
import { createSecretStore } from '../../../src-main/secrets/create-secret-store.ts';
import { type Keychain, loadKeychain } from '../../../src-main/secrets/keychain.ts';

function fakeKeychain(overrides: Partial<Keychain> = {}) {
  const entries = new Map<string, string>();
  const key = (service: string, account: string) => `${service}/${account}`;
  const keychain: Keychain = {
    getPassword: (service, account) => Promise.resolve(entries.get(key(service, account)) ?? null),
    setPassword: (service, account, password) => {
      entries.set(key(service, account), password);
      return Promise.resolve();
    },
    deletePassword: (service, account) => Promise.resolve(entries.delete(key(service, account))),
    ...overrides,
  };
  return { keychain, entries };
}

function storeOf(load: () => Promise<Keychain>) {
  const warnings: unknown[] = [];
  const logger = { warn: (message: string, facts: Record<string, unknown>) => warnings.push([message, facts]) };
  return createSecretStore({ scope: 'https://a.example', productName: 'Page Mill', logger, load }).then((store) => ({
    store,
    warnings,
  }));
}

test('[AUTH-02] a secret goes to the keychain under the service and its backend', async () => {
  const { keychain, entries } = fakeKeychain();
  const { store } = await storeOf(() => Promise.resolve(keychain));
  await store.set('refresh-token', 'abc');
  expect([...entries]).toEqual([['Sitewright/refresh-token (https://a.example)', 'abc']]);
  expect(await store.get('refresh-token')).toBe('abc');
  expect(store).toMatchObject({ kind: 'os', notice: undefined });
  await store.delete('refresh-token');
  expect(await store.get('refresh-token')).toBeUndefined();
});

test.each([
  ['Cannot find package "keytar"', 'the keychain support is not installed'],
  ['libsecret-1.so.0: cannot open shared object file', 'the keychain support is not installed'],
  ['Cannot autolaunch D-Bus without X11 $DISPLAY', 'no keychain service is running'],
  ['The name org.freedesktop.secrets was not provided by any .service files', 'no keychain service is running'],
  ['Secret Service: no result found', 'the keychain is locked'],
  ['Object does not exist at path “/org/freedesktop/secrets/collection/login”', 'the keychain is locked'],
  ['something else', 'the keychain does not answer as it should'],
])('%s: memory takes over and the notice says why', async (said, problem) => {
  const { store } = await storeOf(() => Promise.reject(new Error(said)));
  expect(store.kind).toBe('memory');
  expect(store.notice).toBe(`You stay signed in only until Page Mill is closed, because ${problem}.`);
  await store.set('refresh-token', 'abc');
  expect(await store.get('refresh-token')).toBe('abc');
});

test('[HOST-09] [AUTH-02] the second library keeps the secrets when the first cannot be loaded', async () => {
  const { keychain, entries } = fakeKeychain();
  const { store } = await storeOf(() =>
    loadKeychain(
      () => Promise.reject(new Error('Cannot find package "keytar"')),
      () => Promise.resolve(keychain),
    ),
  );
  await store.set('refresh-token', 'abc');
  expect([...entries.values()]).toEqual(['abc']);
  expect(store).toMatchObject({ kind: 'os', notice: undefined });
});

test('[HOST-09] the second library is not loaded when the first is there', async () => {
  const [first, second] = [fakeKeychain(), fakeKeychain()];
  const { store } = await storeOf(() =>
    loadKeychain(
      () => Promise.resolve(first.keychain),
      () => Promise.resolve(second.keychain),
    ),
  );
  await store.set('refresh-token', 'abc');
  expect([first.entries.size, second.entries.size]).toEqual([1, 0]);
});

test('[HOST-09] the notice says that there is no support of a keychain when neither library can be loaded', async () => {
  const { store } = await storeOf(() =>
    loadKeychain(
      () => Promise.reject(new Error('Cannot find package "keytar"')),
      () => Promise.reject(new Error('Cannot find native binding')),
    ),
  );
  expect(store.notice).toContain('the keychain support is not installed');
});

test('a keychain that fails later hands over to memory without losing the secret', async () => {
  const { keychain, entries } = fakeKeychain();
  const { store, warnings } = await storeOf(() => Promise.resolve(keychain));
  await store.set('phone-number', '+12025550123');
  keychain.setPassword = () => Promise.reject(new Error('The keychain is locked'));
  await store.set('refresh-token', 'abc');
  expect(store).toMatchObject({ kind: 'memory', notice: expect.stringContaining('the keychain is locked') as string });
  expect(await store.get('refresh-token')).toBe('abc');
  expect([...entries.values()]).not.toContain('abc');
  expect(JSON.stringify(warnings)).not.toContain('abc');
});

test('a secret that the keychain did not delete is gone for this run', async () => {
  const { keychain } = fakeKeychain({ deletePassword: () => Promise.reject(new Error('dismissed')) });
  const { store } = await storeOf(() => Promise.resolve(keychain));
  await store.set('refresh-token', 'abc');
  await store.delete('refresh-token');
  expect(await store.get('refresh-token')).toBeUndefined();
});

test('what is deleted after a write under way stays deleted', async () => {
  const { keychain, entries } = fakeKeychain();
  const written = Promise.withResolvers<void>();
  const setPassword = keychain.setPassword.bind(keychain);
  keychain.setPassword = async (...secret) => {
    await written.promise;
    await setPassword(...secret);
  };
  const { store } = await storeOf(() => Promise.resolve(keychain));
  const both = Promise.all([store.set('refresh-token', 'abc'), store.delete('refresh-token')]);
  written.resolve();
  await both;
  expect(entries.size).toBe(0);
});
