import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Most messages of an address within the time below. */
const MOST_POSTS = 60;
const WINDOW_MS = 3_600_000;
/** Most addresses that are remembered; the least recent are dropped. */
const MOST_ADDRESSES = 10_000;

export interface PostLimit {
  /** Milliseconds until the address may write again; 0 where it may now. */
  waitOf(address: string): number;
  /** Notes that the address has written a message. */
  count(address: string): void;
}

/** Keeps a single address from filling the messages of all sites. */
export function createPostLimit(now: () => number = Date.now): PostLimit {
  /** times of the last messages by address */
  const posts = new Map<string, number[]>();
  const recent = (address: string): number[] => (posts.get(address) ?? []).filter((at) => at > now() - WINDOW_MS);
  return {
    waitOf(address) {
      const times = recent(networkOf(address));
      return times.length < MOST_POSTS ? 0 : (times[0] ?? 0) + WINDOW_MS - now();
    },
    count(address) {
      const network = networkOf(address);
      const times = [...recent(network), now()];
      posts.delete(network);
      posts.set(network, times);
      const [oldest] = posts.keys();
      if (posts.size > MOST_ADDRESSES && oldest !== undefined) posts.delete(oldest);
    },
  };
}

/** The network of an IPv6 address, its first half: a visitor can use all addresses in it. */
function networkOf(address: string): string {
  const four = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(four) ? expandIPv6(four).split(':').slice(0, 4).join(':') : four;
}
