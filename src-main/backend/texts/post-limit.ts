import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Attempts } from '../auth/attempts.ts';

/** Maximum number of messages from one IP address within an hour, over all sites and servers. */
export const MOST_MESSAGES = 60;

export interface MessageLimit {
  /** Returns the milliseconds until the address may send another message; 0 if it may now. */
  waitOf(address: string): Promise<number>;
  /**
   * Counts a message of the address. Returns 0 if the message is allowed, else the milliseconds until the next one is.
   */
  count(address: string): Promise<number>;
}

/** Limits the messages from one IP address, so that a single sender cannot fill the messages of all sites. */
export function createPostLimit(attempts: Attempts): MessageLimit {
  const nameOf = (address: string): string => `message ${networkOf(address)}`;
  return {
    waitOf: (address) => attempts.waitOf(nameOf(address), MOST_MESSAGES),
    count: (address) => attempts.count(nameOf(address), MOST_MESSAGES),
  };
}

/**
 * Returns the network of an IPv6 address (its first 64 bits), because one visitor can use all addresses of a network.
 * Returns an IPv4 address itself.
 */
function networkOf(address: string): string {
  const four = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(four) ? expandIPv6(four).split(':').slice(0, 4).join(':') : four;
}
