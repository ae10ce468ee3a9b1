import CachePolicy from 'http-cache-semantics';
import { type AskForPicture, headerTexts, partsOf, requestOf } from './pictures.ts';

/** Identifies the film at an address, so that a replaced film is noticed. Films themselves are not cached. */
export interface FilmVersion {
  policy: CachePolicy.CachePolicyObject;
  /** value of the first header in `marks` that the response has; '' if it has none of them */
  mark: string;
}

const marks = ['etag', 'last-modified', 'content-length'];

const policyOf = (key: string, answer: Response): CachePolicy =>
  new CachePolicy(requestOf(key), partsOf(answer), { shared: false });

/** Returns the version of a film. @param answer response that brought the film */
export function filmVersion(key: string, answer: Response): FilmVersion {
  const mark = marks.map((name) => answer.headers.get(name)).find((value) => value !== null);
  return { policy: policyOf(key, answer).toObject(), mark: mark ?? '' };
}

/**
 * Returns the present version of a film, and asks the server if needed. Returns `known` if the server does not answer
 * or fails. Returns undefined if the address has another film, no film, or a film without a mark to compare.
 */
export async function confirmedVersion(
  key: string,
  known: FilmVersion,
  ask: AskForPicture,
  signal: AbortSignal,
): Promise<FilmVersion | undefined> {
  const policy = CachePolicy.fromObject(known.policy);
  const request = requestOf(key);
  if (policy.satisfiesWithoutRevalidation(request)) return known;
  const answer = await ask(headerTexts(policy.revalidationHeaders(request)), signal).catch(() => undefined);
  if (!answer) return known;
  // Only the headers are needed. A body that is neither read nor cancelled would keep its connection open.
  await answer.body?.cancel();
  if (answer.status >= 500) return known;
  if (answer.status === 304) {
    return { ...known, policy: policy.revalidatedPolicy(request, partsOf(answer)).policy.toObject() };
  }
  const now = filmVersion(key, answer);
  return answer.ok && now.mark !== '' && now.mark === known.mark ? now : undefined;
}
