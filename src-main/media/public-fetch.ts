import { boundedFetch } from '../backend-client/bounded-fetch.ts';
import { isPublicUrl } from '../network/public-addresses.ts';

/** Fetches from a public address, without cookies and secrets. */
export type PublicFetch = (
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  timeoutMs?: number,
) => Promise<Response>;

/**
 * Creates a fetch over https that reaches only public addresses, so that an address in a record cannot reach anything
 * inside the office. It connects to the same IP address that it has checked, and checks redirects too. It rejects if it
 * refuses an address.
 * @param fetch resolves host names with `publicLookup`
 */
export function createPublicFetch(fetch: typeof globalThis.fetch): PublicFetch {
  return async (url, headers, signal, timeoutMs) => {
    if (!isPublicUrl(url)) throw new Error('not an https address of the internet');
    const limits = { signal, ...(timeoutMs !== undefined && { timeoutMs }) };
    return boundedFetch(fetch, url, { headers, ...limits, referrerPolicy: 'no-referrer', follow: isPublicUrl });
  };
}
