import { type Keychain, keychainProblem, loadKeychain } from './keychain.ts';
import type { SecretStore } from './secret-store.ts';
import { withTimeLimit } from './time-limit.ts';

interface SecretStoreOptions {
  /** identifies the backend that the secrets belong to; no other backend gets them */
  scope: string;
  productName: string;
  logger: { warn(message: string, facts: Record<string, unknown>): void };
  load?: () => Promise<Keychain>;
}

const SERVICE = 'Sitewright';

/**
 * Creates the store that keeps secrets in the system's keychain. If the keychain does not work, the store uses memory
 * and has a notice for the user. Secrets that the keychain could not store stay in memory, so that the user stays
 * signed in until the app ends.
 */
export async function createSecretStore({
  scope,
  productName,
  logger,
  load = loadKeychain,
}: SecretStoreOptions): Promise<SecretStore> {
  /** Secrets that the keychain could not store. A deleted secret has the value undefined. */
  const memory = new Map<string, string | undefined>();
  const account = (name: string) => `${name} (${scope})`;
  let keychain: Keychain | undefined;
  let notice: string | undefined;

  function giveUp(error: unknown): void {
    const problem = keychainProblem(error);
    keychain = undefined;
    notice = `You stay signed in only until ${productName} is closed, because ${problem}.`;
    logger.warn('the keychain cannot be used', { reason: problem });
  }

  try {
    keychain = withTimeLimit(await load());
    await keychain.getPassword(SERVICE, account('check'));
  } catch (error) {
    giveUp(error);
  }

  let last: Promise<unknown> = Promise.resolve();

  /** Runs operations one after the other, so that a secret that is deleted during a write stays deleted. */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  async function withKeychain<T>(work: (keychain: Keychain) => Promise<T>): Promise<T | undefined> {
    if (!keychain) return undefined;
    try {
      return await work(keychain);
    } catch (error) {
      giveUp(error);
      return undefined;
    }
  }

  async function write(name: string, value: string | undefined): Promise<void> {
    await withKeychain(async (store) => {
      if (value === undefined) await store.deletePassword(SERVICE, account(name));
      else await store.setPassword(SERVICE, account(name), value);
    });
    if (!keychain) memory.set(name, value);
  }

  return {
    get kind() {
      return keychain ? 'os' : 'memory';
    },
    get notice() {
      return notice;
    },
    get: (name) =>
      inOrder(async () => {
        if (memory.has(name)) return memory.get(name);
        return (await withKeychain((store) => store.getPassword(SERVICE, account(name)))) ?? undefined;
      }),
    set: (name, value) => inOrder(() => write(name, value)),
    delete: (name) => inOrder(() => write(name, undefined)),
  };
}
