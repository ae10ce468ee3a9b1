import { badAnswer } from '../backend-client/backend-error.ts';
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
  return { text: await fetchDocument(server, slug, signal), modified };
}

/** @throws BackendError BAD_ANSWER for a document without a slug, which is no loaded site */
export async function fetchDocument(
  server: Pick<SiteEndpoints, 'getSite'>,
  slug: string,
  signal?: AbortSignal,
): Promise<string> {
  const { document } = await server.getSite(slug, signal ? { signal } : {});
  const { slug: named } = JSON.parse(document) as { slug?: unknown };
  if (typeof named !== 'string' || named.trim() === '') {
    throw badAnswer('GET /api/getLandingPage/{slug}', 'slug', 'it is missing');
  }
  return document;
}
