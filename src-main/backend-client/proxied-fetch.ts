import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { type HostPins, pinnedTls, watchedTls, type SeenCertificate } from './host-pins.ts';
import { createProxyChoice } from './proxy-choice.ts';
import { proxyErrorIn } from './proxy-error.ts';
import type { ProxyPasswords } from './proxy-passwords.ts';

interface ProxyOptions {
  /**
   * if HTTPS_PROXY, HTTP_PROXY or ALL_PROXY is set, in upper or lower case, these variables and NO_PROXY are used
   * instead of the system's settings
   */
  env: NodeJS.ProcessEnv;
  /** the system's proxy setting for a URL, in the syntax of proxy scripts: `PROXY host:port; DIRECT` */
  resolveProxy: (url: string) => Promise<string>;
  passwords: Pick<ProxyPasswords, 'of' | 'refused'>;
  /** public keys of the pinned server: its certificate chain must contain at least one of them */
  pins?: HostPins | undefined;
  /**
   * Looks up host names; the system's lookup by default. A proxy looks up host names itself, so for a request through a
   * proxy the addresses that this function finds are ignored. But if it refuses a host, with an error that has no
   * `code`, the request fails with that error.
   */
  lookup?: LookupFunction;
  /**
   * called with each host that is connected to and its certificate, if the certificate is valid for the host; not
   * called for the pinned server, nor for a direct connection without `lookup`
   */
  seen?: SeenCertificate;
}

/**
 * Creates a fetch that uses the computer's proxies. Addresses on this computer are fetched directly. If a proxy cannot
 * be used, the next entry of the proxy settings is tried. If there is no further entry, or if the proxy asks for a
 * password, the fetch rejects with an error in which `proxyErrorIn` finds a `ProxyError`.
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

  /** Returns the dispatcher for a proxy or a direct connection; undefined if the runtime's own is used. */
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

/**
 * Adds the dispatcher to the options. The cast is needed because the types of undici and of the runtime's fetch differ.
 */
function withDispatcher(dispatcher: Dispatcher, init: RequestInit | undefined): RequestInit {
  return { ...init, dispatcher: dispatcher as unknown as NonNullable<RequestInit['dispatcher']> };
}
