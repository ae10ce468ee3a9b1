import { KeychainTimeout, type Keychain } from './keychain.ts';

/**
 * Maximum milliseconds for a call: long enough to type the password that the system asks for. There is a limit because
 * the start of the app may wait for a call.
 */
const LIMIT_MS = 60_000;

/**
 * Limits the time of a keychain's calls. A call without a response in time rejects with KeychainTimeout. The system's
 * own call cannot be stopped, but its later response is not used.
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
