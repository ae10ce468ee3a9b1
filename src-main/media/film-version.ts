import CachePolicy from 'http-cache-semantics';
import { type AskForPicture, headerTexts, partsOf, requestOf } from './pictures.ts';

/** Identifies the film at an address, to notice when it is replaced: films themselves are not cached. */
export interface FilmVersion {
  policy: CachePolicy.CachePolicyObject;
  /** the server's own mark of the version, else the length */
  mark: string;
}

const marks = ['etag', 'last-modified', 'content-length'];

const policyOf = (key: string, answer: Response): CachePolicy =>
  new CachePolicy(requestOf(key), partsOf(answer), { shared: false });

/** @param answer that brought the film */
export function filmVersion(key: string, answer: Response): FilmVersion {
  const mark = marks.map((name) => answer.headers.get(name)).find((value) => value !== null);
  return { policy: policyOf(key, answer).toObject(), mark: mark ?? '' };
}

/**
 * The present version of a film: asks the server where that is needed and possible, else gives `known`. Undefined where
 * the address has another film or none.
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
  if (!answer || answer.status >= 500) return known;
  await answer.body?.cancel();
  if (answer.status === 304) {
    return { ...known, policy: policy.revalidatedPolicy(request, partsOf(answer)).policy.toObject() };
  }
  const now = filmVersion(key, answer);
  return answer.ok && now.mark !== '' && now.mark === known.mark ? now : undefined;
}
