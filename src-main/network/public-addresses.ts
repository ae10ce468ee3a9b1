import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const reserved = new BlockList();
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
  reserved.addSubnet(net, prefix);
}
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reserved.addSubnet(net, prefix, 'ipv6');
}
/**
 * IPv6 ranges that can be public: global unicast, and IPv4 in IPv6 notation. All other ranges may lead to a local
 * network, directly or by address translation.
 */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
global.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Whether an IP address is public: neither of this computer, nor of a local network, nor reserved. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 6) return global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
  return version === 4 && !reserved.check(address);
}

/**
 * Whether the URL is https and its host may be public. A host name is only checked when `publicLookup` resolves it. An
 * IP address is never resolved, so it is checked here.
 */
export function isPublicUrl({ protocol, hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(address) === 0 || isPublicAddress(address));
}

/** Creates a lookup that returns the addresses of a host name if all of them are public, else an error. */
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
