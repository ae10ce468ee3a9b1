import { z } from 'zod';
import type { ProxyQuestion } from '#shared/ipc/network.ipc.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { Credentials } from './proxy-agents.ts';
import { nameOf, type ProxyAddress } from './proxy-choice.ts';

export interface ProxyPasswords {
  /** Returns the name and password for a proxy; undefined if none are known. */
  of(proxy: URL | ProxyAddress): Promise<Credentials | undefined>;
  /**
   * Notes that the proxy refused a request to `url` with the login `used`, which is undefined if the request had none.
   * `question` then asks about the proxy, unless `later` was called for it.
   */
  refused(proxy: URL | ProxyAddress, used: Credentials | undefined, url: URL): void;
  /** Returns the question to show; undefined if there is none. */
  question(): ProxyQuestion | undefined;
  /**
   * Tries a name and a password for a proxy, and stores them if the proxy accepts them. Returns false if the proxy
   * refuses them. Returns true, without a try, if no refused request of the proxy is noted.
   */
  answer(proxy: string, login: Credentials): Promise<boolean>;
  /** Makes `question` leave out this proxy until the app is started again. */
  later(proxy: string): void;
}

interface Ports {
  secrets: Pick<SecretStore, 'get' | 'set' | 'delete'>;
  /** Sends a request to the URL's origin. Returns false if the proxy asks for another password. */
  isLetThrough: (url: URL) => Promise<boolean>;
  /** called when `question` may return another value */
  changed: () => void;
}

const credentials = z.object({ user: z.string(), password: z.string() });

/**
 * Keeps names and passwords of proxies in the store of secrets. The user is asked about a proxy once, and again if the
 * proxy refuses the answer or a stored password.
 */
export function createProxyPasswords({ secrets, isLetThrough, changed }: Ports): ProxyPasswords {
  const known = new Map<string, Promise<Credentials | undefined>>();
  /** the first refused request of each proxy, and whether it had a password (`wrong`) */
  const refusals = new Map<string, { url: URL; wrong: boolean }>();
  const postponed = new Set<string>();
  const secretOf = (proxy: string) => `proxy ${proxy}`;

  async function read(proxy: string): Promise<Credentials | undefined> {
    const text = await secrets.get(secretOf(proxy));
    return text === undefined ? undefined : credentials.safeParse(JSON.parse(text)).data;
  }
  function of(proxy: string): Promise<Credentials | undefined> {
    const login = known.get(proxy) ?? read(proxy);
    known.set(proxy, login);
    return login;
  }
  return {
    of: async (proxy) => (await of(nameOf(proxy))) ?? inAddress(proxy),
    refused(proxy, used, url) {
      const name = nameOf(proxy);
      if (refusals.has(name)) return;
      refusals.set(name, { url, wrong: used !== undefined });
      changed();
    },
    question() {
      const [proxy, refusal] = [...refusals].find(([name]) => !postponed.has(name)) ?? [];
      return proxy === undefined || !refusal ? undefined : { proxy, wrong: refusal.wrong };
    },
    async answer(proxy, login) {
      const refusal = refusals.get(proxy);
      if (!refusal) return true;
      const before = known.get(proxy);
      known.set(proxy, Promise.resolve(login));
      let isAccepted = false;
      try {
        isAccepted = await isLetThrough(refusal.url);
      } finally {
        // Takes the refused login back, because other requests would use it, and a proxy may lock the account after a
        // few refusals.
        if (!isAccepted && before) known.set(proxy, before);
        else if (!isAccepted) known.delete(proxy);
      }
      if (!isAccepted) return false;
      await secrets.set(secretOf(proxy), JSON.stringify(login));
      refusals.delete(proxy);
      changed();
      return true;
    },
    later(proxy) {
      postponed.add(proxy);
      changed();
    },
  };
}

/**
 * Returns the name and password in the proxy's URL, which an environment variable may set, such as
 * `http://user:password@proxy:8080`; undefined if the URL has none.
 */
function inAddress(proxy: URL | ProxyAddress): Credentials | undefined {
  if (!(proxy instanceof URL) || proxy.username === '') return undefined;
  return { user: decodeURIComponent(proxy.username), password: decodeURIComponent(proxy.password) };
}
