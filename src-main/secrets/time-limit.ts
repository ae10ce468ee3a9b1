import { KeychainTimeout, type Keychain } from './keychain.ts';

/** Long enough to type the password that the system asks for; the app may wait for it while it starts. */
const LIMIT_MS = 60_000;

/**
 * A keychain whose calls all end: one without an answer in time rejects with KeychainTimeout. The system's own call
 * cannot be stopped; what it answers later is not used.
 * @param limitMs for each call, in milliseconds
 */
export function withTimeLimit(keychain: Keychain, limitMs = LIMIT_MS): Keychain {
  function inTime<T>(call: Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const timer = setTimeout(() => reject(new KeychainTimeout()), limitMs);
    call.then(resolve, reject).finally(() => clearTimeout(timer));
    return promise;
  }
  return {
    getPassword: (...of) => inTime(keychain.getPassword(...of)),
    setPassword: (...of) => inTime(keychain.setPassword(...of)),
    deletePassword: (...of) => inTime(keychain.deletePassword(...of)),
  };
}
