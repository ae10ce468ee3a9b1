import type { LookupFunction } from 'node:net';
import { boundedFetch } from '../backend-client/bounded-fetch.ts';
import { createProxiedFetch } from '../backend-client/proxied-fetch.ts';
import { proxyErrorIn } from '../backend-client/proxy-error.ts';
import { createProxyPasswords, type ProxyPasswords } from '../backend-client/proxy-passwords.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import type { ServicePorts } from './ports.ts';
import { trustSystemCertificates } from './system-certificates.ts';

interface Needs {
  ports: Pick<ServicePorts, 'config' | 'resolveProxy' | 'broadcast' | 'logger'>;
  secrets: SecretStore;
  env: NodeJS.ProcessEnv;
}

export interface NetworkParts {
  /** a `fetch` that uses the computer's proxies */
  fetch: typeof globalThis.fetch;
  /**
   * Returns a `fetch` that uses the computer's proxies and looks up host names with `lookup`. The returned function
   * also records when the certificate of each host expires, except the certificate of the host that has `hostPins`.
   */
  fetchBy(lookup: LookupFunction): typeof globalThis.fetch;
  /**
   * Returns when the last recorded certificate of a host expires, in milliseconds since 1970; undefined if no
   * certificate of the host is recorded.
   */
  certificateEnds(host: string): number | undefined;
  proxyPasswords: ProxyPasswords;
}

/**
 * Creates the parts that connect to other computers, with the proxies and the trusted certificates of this computer.
 */
export function createNetworkParts({ ports, secrets, env }: Needs): NetworkParts {
  const { config, resolveProxy, broadcast, logger } = ports;
  trustSystemCertificates(logger);
  const passwords = createProxyPasswords({
    secrets,
    changed: () => broadcast('network.changed', {}),
    async isLetThrough(url) {
      try {
        await boundedFetch(fetch, new URL('/', url), { method: 'HEAD' });
        return true;
      } catch (error) {
        return proxyErrorIn(error)?.wantsPassword !== true;
      }
    },
  });
  const proxies = { env, resolveProxy, passwords, pins: config.hostPins };
  const fetch = createProxiedFetch(proxies);
  const ends = new Map<string, number>();
  return {
    fetch,
    fetchBy: (lookup) =>
      createProxiedFetch({ ...proxies, lookup, seen: (host, { valid_to }) => ends.set(host, Date.parse(valid_to)) }),
    certificateEnds: (host) => ends.get(host),
    proxyPasswords: passwords,
  };
}
