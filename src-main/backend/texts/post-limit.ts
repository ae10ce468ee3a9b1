import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Attempts } from '../auth/attempts.ts';

/** Most messages of an address within an hour, over all sites and servers. */
export const MOST_POSTS = 60;

export interface PostLimit {
  /** Milliseconds until the address may write again; 0 where it may now. */
  waitOf(address: string): Promise<number>;
  /** Counts a message of the address; gives the same, where it is one too many. */
  count(address: string): Promise<number>;
}

/** Keeps a single address from filling the messages of all sites. */
export function createPostLimit(attempts: Attempts): PostLimit {
  const nameOf = (address: string): string => `message ${networkOf(address)}`;
  return {
    waitOf: (address) => attempts.waitOf(nameOf(address), MOST_POSTS),
    count: (address) => attempts.count(nameOf(address), MOST_POSTS),
  };
}

/** The network of an IPv6 address, its first half: a visitor can use all addresses in it. */
function networkOf(address: string): string {
  const four = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(four) ? expandIPv6(four).split(':').slice(0, 4).join(':') : four;
}
