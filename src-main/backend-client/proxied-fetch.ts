import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { type HostPins, pinnedTls, watchedTls, type SeenCertificate } from './host-pins.ts';
import { createProxyChoice } from './proxy-choice.ts';
import { proxyErrorIn } from './proxy-error.ts';
import type { ProxyPasswords } from './proxy-passwords.ts';

interface ProxyOptions {
  /** HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY, in upper or lower case, override the system's settings */
  env: NodeJS.ProcessEnv;
  /** the system's setting for a URL, in the words of proxy scripts: `PROXY host:port; DIRECT` */
  resolveProxy: (url: string) => Promise<string>;
  passwords: Pick<ProxyPasswords, 'of' | 'refused'>;
  /** keys that a server's certificate has to have */
  pins?: HostPins | undefined;
  /**
   * Looks up host names; the system's lookup unless told. A proxy looks its hosts up itself, so for them the result is
   * ignored, and so is an error with a `code`; an error without one, a refusal of the host, counts.
   */
  lookup?: LookupFunction;
  /** gets the certificate of each host that is connected to, if it is good */
  seen?: SeenCertificate;
}

/**
 * Makes a fetch through the computer's proxies; addresses on this computer are fetched directly. Where a proxy cannot be
 * used, the next way that the settings name is tried, and no other: the fetch rejects with a `ProxyError`.
 */
export function createProxiedFetch({
  env,
  resolveProxy,
  lookup,
  pins,
  passwords,
  seen,
}: ProxyOptions): typeof globalThis.fetch {
  const choose = createProxyChoice({ env, resolveProxy });
  const dispatchers = new Map<string, Promise<Dispatcher>>();

  /** The dispatcher for a way; undefined for the runtime's own. */
  async function dispatcherFor(way: 'direct' | URL, url: URL): Promise<Dispatcher | undefined> {
    const isPinned = pins?.origin === url.origin;
    if (way === 'direct' && !lookup && !isPinned) return undefined;
    const login = way === 'direct' ? undefined : await passwords.of(way);
    const key = JSON.stringify([String(way), login, isPinned]);
    const known = dispatchers.get(key) ?? make();
    dispatchers.set(key, known);
    return known;

    async function make(): Promise<Dispatcher> {
      const tls = isPinned ? pinnedTls(pins) : seen ? watchedTls(seen) : {};
      if (way !== 'direct') return (await import('./proxy-agents.ts')).throughProxy(way, login, tls);
      const { Agent } = await import('undici');
      return new Agent({ connect: { ...tls, ...(lookup && { lookup }) } });
    }
  }

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const ways = await choose(url.href);
    if (lookup && ways.some((way) => way !== 'direct')) await refuseBy(lookup, url.hostname);
    let failure: unknown;
    for (const way of ways) {
      const dispatcher = await dispatcherFor(way, url);
      try {
        return await globalThis.fetch(input, dispatcher ? withDispatcher(dispatcher, init) : init);
      } catch (error) {
        failure = error;
        const problem = proxyErrorIn(error);
        if (!problem || way === 'direct') throw error;
        if (problem.wantsPassword) {
          passwords.refused(way, await passwords.of(way), url);
          throw error;
        }
      }
    }
    throw failure;
  };
}

function refuseBy(lookup: LookupFunction, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error) => {
      if (error && error.code === undefined) reject(error);
      else resolve();
    });
  });
}

/** The library's dispatchers work with the runtime's fetch, but have other types. */
function withDispatcher(dispatcher: Dispatcher, init: RequestInit | undefined): RequestInit {
  return { ...init, dispatcher: dispatcher as unknown as NonNullable<RequestInit['dispatcher']> };
}
