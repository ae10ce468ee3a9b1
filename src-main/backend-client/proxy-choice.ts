import { isLoopbackUrl } from './loopback.ts';
import { ProxyError } from './proxy-error.ts';

/** Ways to connect to a server, in the order in which they are tried: `direct`, or the URL of a proxy. */
export type Ways = readonly ('direct' | URL)[];

interface ChoiceOptions {
  /**
   * if HTTPS_PROXY, HTTP_PROXY or ALL_PROXY is set, in upper or lower case, these variables and NO_PROXY are used
   * instead of the system's settings
   */
  env: NodeJS.ProcessEnv;
  /** the system's proxy setting for a URL, in the syntax of proxy scripts: `PROXY host:port; DIRECT` */
  resolveProxy: (url: string) => Promise<string>;
}

/**
 * Returns a function that chooses the ways to connect to a URL. Addresses on this computer are reached directly. The
 * function rejects with a ProxyError if the proxy settings cannot be read, or if they name only proxies that the app
 * cannot use.
 */
export function createProxyChoice({ env, resolveProxy }: ChoiceOptions): (url: string) => Promise<Ways> {
  const named = (name: string): string => env[name.toLowerCase()] || env[name] || '';
  const ofScheme: Record<string, string> = {
    'http:': named('HTTP_PROXY') || named('ALL_PROXY'),
    'https:': named('HTTPS_PROXY') || named('ALL_PROXY') || named('HTTP_PROXY'),
  };
  const isNamed = Object.values(ofScheme).some(Boolean);
  const exceptions = named('NO_PROXY');

  return async (url) => {
    if (isLoopbackUrl(url)) return ['direct'];
    const target = new URL(url);
    if (!isNamed) return waysOf(await resolveProxy(url).catch(unreadable));
    const proxy = ofScheme[target.protocol];
    return !proxy || isException(target, exceptions) ? ['direct'] : [ofEnvironment(proxy)];
  };
}

function unreadable(cause: unknown): never {
  throw new ProxyError('the proxy settings of this computer cannot be read', { cause });
}

/** The schemes of proxy URLs, by the keywords of proxy scripts, with their default ports. */
const KINDS: Readonly<Record<string, { scheme: string; port: number }>> = {
  PROXY: { scheme: 'http', port: 80 },
  HTTP: { scheme: 'http', port: 80 },
  HTTPS: { scheme: 'https', port: 443 },
  SOCKS: { scheme: 'socks4', port: 1080 },
  SOCKS4: { scheme: 'socks4', port: 1080 },
  SOCKS5: { scheme: 'socks5', port: 1080 },
};

/**
 * Returns the ways that a proxy script's answer names. Entries that are unsupported or invalid are left out.
 * @throws ProxyError if all entries are left out
 */
export function waysOf(answer: string): Ways {
  const entries = answer.split(';').map((entry) => entry.trim());
  const said = entries.filter((entry) => entry !== '');
  // An empty answer means a direct connection, as in browsers.
  if (said.length === 0) return ['direct'];
  const ways = said.flatMap((entry): Ways => {
    const [kind = '', address = ''] = entry.split(/\s+/);
    if (kind.toUpperCase() === 'DIRECT') return ['direct'];
    const known = KINDS[kind.toUpperCase()];
    const url = `${known?.scheme}://${address}`;
    return known && address && URL.canParse(url) ? [new URL(url)] : [];
  });
  if (ways.length > 0) return ways;
  throw new ProxyError(`the app cannot use the proxy that this computer’s settings name (${said.join('; ')})`);
}

const SCHEMES = /^(https?|socks4a?|socks5h?|socks):\/\//i;

/**
 * Returns the URL of a proxy that an environment variable names, as `host:port` or as a URL.
 * @throws ProxyError if the scheme is not supported or the URL is invalid
 */
function ofEnvironment(proxy: string): URL {
  const url = proxy.includes('://') ? proxy : `http://${proxy}`;
  if (SCHEMES.test(url) && URL.canParse(url)) {
    // In socks5h and socks4a the letters `h` and `a` say that the proxy looks up host names. They are removed, because
    // the app lets every proxy do this.
    return new URL(url.replace(/^socks(5h)?:/i, 'socks5:').replace(/^socks4a:/i, 'socks4:'));
  }
  throw new ProxyError('the app cannot use the proxy that the environment of this computer names');
}

/**
 * Whether NO_PROXY names the host. An entry is `*` for all hosts, or a host with or without a port. An entry for a host
 * includes the subdomains of the host.
 */
function isException({ hostname, port, protocol }: URL, noProxy: string): boolean {
  const usual = protocol === 'https:' ? '443' : '80';
  return noProxy.split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true;
    const [, host = '', at] = /^(.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
    const domain = host.replace(/^\*?\./, '');
    if (domain === '' || (at !== undefined && at !== (port || usual))) return false;
    return hostname === domain || hostname.endsWith(`.${domain}`);
  });
}

/** Default ports, by the scheme of a proxy's URL. */
const PORTS = Object.fromEntries(Object.values(KINDS).map(({ scheme, port }) => [`${scheme}:`, port]));

export interface ProxyAddress {
  host: string;
  port: number;
}

export const addressOf = (proxy: URL): ProxyAddress => ({
  host: proxy.hostname.replace(/^\[|\]$/g, ''),
  port: Number(proxy.port) || (PORTS[proxy.protocol] ?? 80),
});

/**
 * Returns `host:port`: the name that is shown when a proxy's password is asked for, and the key under which it is
 * stored.
 */
export const nameOf = (proxy: URL | ProxyAddress): string => {
  const { host, port } = proxy instanceof URL ? addressOf(proxy) : proxy;
  return `${host}:${port}`;
};
