import { z } from 'zod';
import type { ProxyQuestion } from '#shared/ipc/network.ipc.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { Credentials } from './proxy-agents.ts';
import { nameOf, type ProxyAddress } from './proxy-choice.ts';

export interface ProxyPasswords {
  /** what to sign in with; undefined where nobody was asked yet */
  of(proxy: URL | ProxyAddress): Promise<Credentials | undefined>;
  /** The proxy did not take `used`, on the way to `url`: people are asked. */
  refused(proxy: URL | ProxyAddress, used: Credentials | undefined, url: URL): void;
  /** the question to show, undefined for none */
  question(): ProxyQuestion | undefined;
  /** Tries a name and a password, and keeps them where the proxy takes them; false where it does not. */
  answer(proxy: string, login: Credentials): Promise<boolean>;
  /** Nobody is asked about this proxy again before the next start. */
  later(proxy: string): void;
}

interface Ports {
  secrets: Pick<SecretStore, 'get' | 'set' | 'delete'>;
  /** Sends a request to the URL; false where the proxy asks for another password. */
  isLetThrough: (url: URL) => Promise<boolean>;
  /** the question is another one now */
  changed: () => void;
}

const credentials = z.object({ user: z.string(), password: z.string() });

/** Names and passwords of proxies: asked once, kept in the keychain, asked again where a proxy refuses them. */
export function createProxyPasswords({ secrets, isLetThrough, changed }: Ports): ProxyPasswords {
  const known = new Map<string, Promise<Credentials | undefined>>();
  /** the requests that proxies have refused, by the proxy */
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
      known.set(proxy, Promise.resolve(login));
      if (!(await isLetThrough(refusal.url))) return false;
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

/** What the environment's proxy address holds, such as `http://user:password@proxy:8080`. */
function inAddress(proxy: URL | ProxyAddress): Credentials | undefined {
  if (!(proxy instanceof URL) || proxy.username === '') return undefined;
  return { user: decodeURIComponent(proxy.username), password: decodeURIComponent(proxy.password) };
}
