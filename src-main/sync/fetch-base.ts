import type { SiteEndpoints } from '../backend-client/endpoints/sites.ts';
import type { Base } from '../store/draft-repo.ts';

/**
 * The server's copy. The modified time is asked for first: a change between the two calls then shows as a newer copy at
 * the next check instead of going unseen.
 */
export async function fetchBase(
  server: Pick<SiteEndpoints, 'getSite' | 'getModified'>,
  slug: string,
  signal?: AbortSignal,
): Promise<Base> {
  const options = signal ? { signal } : {};
  const modified = await server.getModified(slug, options);
  const { document } = await server.getSite(slug, options);
  return { text: document, modified };
}
