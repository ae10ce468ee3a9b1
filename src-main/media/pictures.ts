import CachePolicy from 'http-cache-semantics';
import { readBytes, TooLargeError } from '../backend-client/bounded-fetch.ts';
import type { KeptPicture } from './kept-file.ts';
import type { PictureCache } from './picture-cache.ts';
import { UPLOADED_CACHE_CONTROL } from './upload.ts';

/**
 * Requests a picture. `headers` ask whether the cached copy is still valid; they are empty if there is no copy. Rejects
 * if there is no response.
 */
export type AskForPicture = (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;

/** A picture, or the status of a response without a picture. */
export type PictureAnswer = Pick<KeptPicture, 'type' | 'bytes' | 'likeness'> | { status: number };

interface PicturesDeps {
  cache: Pick<PictureCache, 'find' | 'put' | 'remove'>;
  isOnline(): boolean;
  /** maximum milliseconds to wait for the server's response before a stale copy is used */
  patienceMs?: number;
}

const IMAGE = /^image\//i;
const TIMEOUT_MS = 20_000;
const PATIENCE_MS = 3_000;
const MOST_BYTES = 32 * 1024 * 1024;

const TOO_LARGE = 413;
const NO_PICTURE = 415;
const UNREACHABLE = 502;

/**
 * Pictures from the web and the backend, cached by HTTP's rules. A stale copy is used if, for example, there is no
 * response. Statuses 404 and 410 delete the copy.
 */
export class Pictures {
  readonly #deps: PicturesDeps;
  readonly #underWay = new Map<string, Promise<PictureAnswer>>();

  constructor(deps: PicturesDeps) {
    this.#deps = deps;
  }

  /**
   * Returns a picture from the cache, the web or the backend. Never rejects: the status is 502 if there is neither a
   * complete response nor a cached copy.
   * @param key of the cached copy; the same for the same picture, also after a restart
   * @param wanted accepted media types
   */
  get(key: string, ask: AskForPicture, wanted = IMAGE): Promise<PictureAnswer> {
    const known = this.#underWay.get(key);
    if (known) return known;
    const answer = this.#get(key, checked(ask, wanted)).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, answer);
    return answer;
  }

  /** Caches a picture that was uploaded from this computer. `UPLOADED_CACHE_CONTROL` says how long it is valid. */
  async keep(key: string, { type, bytes }: Pick<KeptPicture, 'type' | 'bytes'>): Promise<void> {
    const sent = { status: 200, headers: { 'cache-control': UPLOADED_CACHE_CONTROL } };
    const policy = new CachePolicy(requestOf(key), sent, { shared: false });
    await this.#deps.cache.put(key, { type, bytes, policy: policy.toObject() });
  }

  async #get(key: string, ask: AskForPicture): Promise<PictureAnswer> {
    const copy = await this.#deps.cache.find(key);
    if (!copy) return this.#ask(key, ask);
    const policy = CachePolicy.fromObject(copy.policy as CachePolicy.CachePolicyObject);
    if (policy.satisfiesWithoutRevalidation(requestOf(key)) || !this.#deps.isOnline()) return copy;
    return this.#revalidate(key, ask, copy, policy);
  }

  async #revalidate(key: string, ask: AskForPicture, copy: KeptPicture, policy: CachePolicy): Promise<PictureAnswer> {
    const signal = AbortSignal.timeout(this.#deps.patienceMs ?? PATIENCE_MS);
    try {
      const response = await ask(headerTexts(policy.revalidationHeaders(requestOf(key))), signal);
      if (response.status === 304) {
        const renewed = policy.revalidatedPolicy(requestOf(key), partsOf(response)).policy;
        await response.body?.cancel();
        await this.#deps.cache.put(key, { ...copy, policy: renewed.toObject() });
        return copy;
      }
      const isGone = response.status === 404 || response.status === 410;
      if (isGone) await this.#deps.cache.remove(key);
      const answer = await this.#take(key, response);
      return 'status' in answer && !isGone ? copy : answer;
    } catch {
      return copy;
    }
  }

  async #ask(key: string, ask: AskForPicture): Promise<PictureAnswer> {
    try {
      return await this.#take(key, await ask({}, AbortSignal.timeout(TIMEOUT_MS)));
    } catch {
      return { status: UNREACHABLE };
    }
  }

  async #take(key: string, response: Response): Promise<PictureAnswer> {
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok) {
      await response.body?.cancel();
      return { status: response.status };
    }
    const bytes = await readBytes(response, MOST_BYTES).catch((error: unknown) => {
      if (error instanceof TooLargeError) return undefined;
      throw error;
    });
    if (!bytes) return { status: TOO_LARGE };
    const policy = new CachePolicy(requestOf(key), partsOf(response), { shared: false });
    if (policy.storable()) await this.#deps.cache.put(key, { type, bytes, policy: policy.toObject() });
    return { type, bytes };
  }
}

/** Replaces a response of another media type by an empty one with status 415. Leaves error responses as they are. */
function checked(ask: AskForPicture, wanted: RegExp): AskForPicture {
  return async (headers, signal) => {
    const response = await ask(headers, signal);
    if (!response.ok || wanted.test(response.headers.get('content-type') ?? '')) return response;
    await response.body?.cancel();
    return new Response(null, { status: NO_PICTURE });
  };
}

export const requestOf = (url: string) => ({ url, method: 'GET', headers: {} });

/** Returns the status and headers, which decide about caching. Leaves out cookies, which must not be stored. */
export function partsOf({ status, headers }: Response) {
  const { 'set-cookie': _, ...kept } = Object.fromEntries(headers);
  return { status, headers: kept };
}

/** Returns header values as strings. The values of repeated headers are joined. */
export function headerTexts(headers: CachePolicy.Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
