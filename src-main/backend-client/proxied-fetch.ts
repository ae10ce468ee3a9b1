import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { isLoopbackUrl } from './loopback.ts';

interface ProxyOptions {
  /** HTTPS_PROXY, HTTP_PROXY and NO_PROXY, in upper or lower case, override the system's settings */
  env: NodeJS.ProcessEnv;
  /** the system's setting for a URL, in the words of proxy scripts: `PROXY host:port; DIRECT` */
  resolveProxy: (url: string) => Promise<string>;
  /**
   * Looks up host names; the system's lookup unless told. For a host behind a proxy only its errors count, and only
   * those without a `code`: the proxy looks names up itself, so this computer need not know them.
   */
  lookup?: LookupFunction;
}

const SCHEMES: Readonly<Record<string, string>> = { PROXY: 'http', HTTP: 'http', HTTPS: 'https' };

/** Makes a fetch through the computer's proxy; addresses on this computer are fetched directly. */
export function createProxiedFetch({ env, resolveProxy, lookup }: ProxyOptions): typeof globalThis.fetch {
  const dispatchers = new Map<string, Promise<Dispatcher>>();
  const connect = lookup ? { connect: { lookup } } : {};
  const named = {
    httpProxy: env.http_proxy || env.HTTP_PROXY || '',
    httpsProxy: env.https_proxy || env.HTTPS_PROXY || '',
    noProxy: env.no_proxy || env.NO_PROXY || '',
  };

  async function make(kind: string): Promise<Dispatcher> {
    const { Agent, EnvHttpProxyAgent, ProxyAgent } = await import('undici');
    if (kind === 'direct') return new Agent(connect);
    return kind === 'environment' ? new EnvHttpProxyAgent({ ...connect, ...named }) : new ProxyAgent(kind);
  }
  /** The dispatcher of a URL; undefined for the runtime's own. */
  async function dispatcherFor(url: string): Promise<Dispatcher | undefined> {
    const kind = await kindFor(url);
    if (kind === 'direct' && !lookup) return undefined;
    if (kind !== 'direct' && lookup) await refuseBy(lookup, new URL(url).hostname);
    const known = dispatchers.get(kind) ?? make(kind);
    dispatchers.set(kind, known);
    return known;
  }
  async function kindFor(url: string): Promise<string> {
    if (isLoopbackUrl(url)) return 'direct';
    if (named.httpProxy || named.httpsProxy) return 'environment';
    return proxyOf(await resolveProxy(url).catch(() => '')) ?? 'direct';
  }

  return async (input, init) => {
    const dispatcher = await dispatcherFor(input instanceof Request ? input.url : String(input));
    return globalThis.fetch(input, dispatcher ? withDispatcher(dispatcher, init) : init);
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

/** The first usable proxy in an answer, as a URL; undefined for none. */
export function proxyOf(answer: string): string | undefined {
  for (const entry of answer.split(';')) {
    const [kind = '', address = ''] = entry.trim().split(/\s+/);
    if (kind.toUpperCase() === 'DIRECT') return undefined;
    const scheme = SCHEMES[kind.toUpperCase()];
    if (scheme && address && URL.canParse(`${scheme}://${address}`)) return `${scheme}://${address}`;
  }
  return undefined;
}
