import { boundedFetch } from '../backend-client/bounded-fetch.ts';
import { isPublicUrl } from '../network/public-addresses.ts';

/** Fetches a public URL, without cookies and without a referrer. */
export type PublicFetch = (
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  timeoutMs?: number,
) => Promise<Response>;

/**
 * Creates a fetch over https that connects only to public IP addresses, so that a URL in a record cannot reach a local
 * network. Redirects are checked too. Rejects if a URL is refused.
 * @param fetch must resolve host names with `publicLookup`, which checks the IP address that the connection then uses
 */
export function createPublicFetch(fetch: typeof globalThis.fetch): PublicFetch {
  return async (url, headers, signal, timeoutMs) => {
    if (!isPublicUrl(url)) throw new Error('not an https address of the internet');
    const limits = { signal, ...(timeoutMs !== undefined && { timeoutMs }) };
    return boundedFetch(fetch, url, { headers, ...limits, referrerPolicy: 'no-referrer', follow: isPublicUrl });
  };
}
