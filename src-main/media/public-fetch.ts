import { boundedFetch } from '../backend-client/bounded-fetch.ts';
import { isPublicUrl } from '../network/public-addresses.ts';

/** Fetches what is public; without cookies and secrets. */
export type PublicFetch = (
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  timeoutMs?: number,
) => Promise<Response>;

/**
 * Makes a fetch over https that reaches only public addresses, so that an address in a record reaches nothing inside
 * the office. It connects to the very address that was checked, and checks redirects again. Rejects where it refuses.
 * @param fetch connects by `publicLookup`
 */
export function createPublicFetch(fetch: typeof globalThis.fetch): PublicFetch {
  return async (url, headers, signal, timeoutMs) => {
    if (!isPublicUrl(url)) throw new Error('not an https address of the internet');
    const limits = { signal, ...(timeoutMs !== undefined && { timeoutMs }) };
    return boundedFetch(fetch, url, { headers, ...limits, referrerPolicy: 'no-referrer', follow: isPublicUrl });
  };
}
