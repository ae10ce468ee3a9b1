import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { boundedFetch } from '../backend-client/bounded-fetch.ts';

/** Asks a server for what anybody may have; no cookies, no secrets. */
export type PublicFetch = (
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  timeoutMs?: number,
) => Promise<Response>;

const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, prefix);
}
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.addSubnet(net, prefix, 'ipv6');
}
/** What of IPv6 is given out, and IPv4 written as it: all else may lead to a network nearby, translated or not. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
given.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Whether an IP address is one of the internet, and neither of this computer nor of a network around it. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 6) return given.check(address, 'ipv6') && !inside.check(address, 'ipv6');
  return version === 4 && !inside.check(address);
}

/**
 * Fetches over https from the internet alone, so that an address in a record reaches nothing inside the office. The
 * connection goes to the very address that was looked at; a redirect is looked at again. Rejects where it is refused.
 * @param fetch connects by `publicLookup`
 */
export function createPublicFetch(fetch: typeof globalThis.fetch): PublicFetch {
  return async (url, headers, signal, timeoutMs) => {
    if (!isSafe(url)) throw new Error('not an https address of the internet');
    const limits = { signal, ...(timeoutMs !== undefined && { timeoutMs }) };
    return boundedFetch(fetch, url, { headers, ...limits, referrerPolicy: 'no-referrer', follow: isSafe });
  };
}

/** A host that is an address is never looked up. */
function isSafe({ protocol, hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(address) === 0 || isPublicAddress(address));
}

/** Gives the addresses of a name where all of them are of the internet, else an error. */
export function publicLookup(resolve: LookupFunction = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, options, (error, address, family) => {
      if (error) return callback(error, address, family);
      const found = typeof address === 'string' ? [address] : address.map((each) => each.address);
      if (found.every(isPublicAddress)) callback(null, address, family);
      else callback(new Error(`${hostname} is not on the internet`), '', 0);
    });
  };
}
