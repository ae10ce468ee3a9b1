import { isDeepStrictEqual } from 'node:util';
import type { ShrunkList } from '#shared/domain/site/save-questions.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { isTooDeep, MOST_LEVELS } from '#shared/record/depth.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { badAnswer, BackendError } from '../../backend-client/backend-error.ts';
import type { SiteEndpoints } from '../../backend-client/endpoints/sites.ts';
import type { Base } from '../../store/draft-repo.ts';

const CALL = 'GET /api/getLandingPage/{slug}';

interface FetchOptions {
  signal?: AbortSignal;
  /** a known copy of the site, to notice if the slug belongs to another site now */
  like?: Pick<Base, 'text'>;
}

/**
 * Reads the server's copy. The modified time is read before the document, so that a change between the two calls shows
 * as a newer copy at the next check, instead of being missed.
 */
export async function fetchBase(
  server: Pick<SiteEndpoints, 'getSite' | 'getModified'>,
  slug: string,
  options: FetchOptions = {},
): Promise<Base> {
  const modified = await server.getModified(slug, options.signal ? { signal: options.signal } : {});
  return { text: await fetchDocument(server, slug, options), modified };
}

/**
 * Reads the server's document.
 * @throws BackendError BAD_ANSWER for a document without a slug, with too many levels, or of another site; and the
 * errors of the call
 */
export async function fetchDocument(
  server: Pick<SiteEndpoints, 'getSite'>,
  slug: string,
  { signal, like }: FetchOptions = {},
): Promise<string> {
  const { document } = await server.getSite(slug, signal ? { signal } : {});
  const site = JSON.parse(document) as { slug?: unknown };
  const { slug: named } = site;
  if (isTooDeep(site)) throw badAnswer(CALL, '', `it has more than ${MOST_LEVELS} levels`);
  if (typeof named !== 'string' || named.trim() === '') {
    throw badAnswer(CALL, 'slug', 'it is missing');
  }
  if (like ? !isSameSite(like.text, document) : !isSameSlug(named, slug)) {
    throw new OtherSiteError(slug);
  }
  return document;
}

/**
 * Reads the server's copy to replace a known copy.
 * @param accept modified time of a copy that the user wants although it lost much of a list
 * @throws AppError HELD for any other copy that lost much of a list
 */
export async function fetchSound(
  server: Pick<SiteEndpoints, 'getSite' | 'getModified'>,
  { slug, base: known }: { slug: string; base: Base },
  { accept, signal }: { accept: string | undefined; signal: AbortSignal },
): Promise<Base> {
  const base = await fetchBase(server, slug, { signal, like: known });
  const lists = shrunkLists(RawValue.parse(known.text), RawValue.parse(base.text));
  if (lists.length === 0 || accept === base.modified) return base;
  const lost = lists.map(({ field, before, after }) => `${field} (${before} → ${after})`).join(', ');
  const message = `The server’s copy has lost many items and was not taken over: ${lost}.`;
  throw new AppError('HELD', message, { details: { modified: base.modified, lists } });
}

/** Thrown if the slug belongs to another site now. */
export class OtherSiteError extends BackendError {
  constructor(slug: string) {
    const message = `The server’s answer for “${slug}” is another site now. Clear Cache opens that one.`;
    super('BAD_ANSWER', message, { outcome: 'answered' });
  }
}

/**
 * Whether two documents are of the same site. The first key that both have decides; `slug` is the last, because a
 * renamed site keeps its other keys. Documents without a common key count as the same site.
 */
function isSameSite(known: string, answer: string): boolean {
  const [a, b] = [known, answer].map((text) => RawValue.parse(text));
  for (const key of ['sitePk', 'id_key', 'slug']) {
    const [own, other] = [a?.child(key), b?.child(key)];
    if (own && other && !own.isNull && !other.isNull) return textOf(own) === textOf(other);
  }
  return true;
}

const textOf = (value: RawValue) => (value.kind === 'scalar' ? value.toText().replace(/^"|"$/g, '') : '');
const isSameSlug = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Whether two documents are equal apart from `modified`, which every save changes. The notation of numbers and the
 * order of members do not matter.
 */
export function sameContent(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [a, b].map((text) => ({ ...(parseJson(text) as object), modified: null }));
  return isDeepStrictEqual(one, other);
}

/** Lists with fewer items are not checked, because an edit may well remove half of their items. */
const MIN_CHECKED_ITEMS = 4;

/**
 * Returns the lists of at least MIN_CHECKED_ITEMS items that have lost at least half of them in the server's new copy.
 * A fault is more likely than an edit, so the user is asked before such a copy is taken.
 */
export function shrunkLists(known: RawValue, next: RawValue): ShrunkList[] {
  return known.keys().flatMap((field) => {
    const [before = 0, after = 0] = [known, next].map((site) => site.child(field)?.length);
    return before >= MIN_CHECKED_ITEMS && after <= before / 2 ? [{ field, before, after }] : [];
  });
}
