/** Most bytes of an answer unless told otherwise, far more than a page, list or style sheet has. */
export const MOST_BYTES = 8 * 1024 * 1024;
/** Milliseconds for an answer with its body, unless told otherwise. */
export const LONGEST_MS = 15_000;
const MOST_REDIRECTS = 3;

/** The answer was not complete within its time. */
export class TooSlowError extends Error {
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`no answer within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}

/** The answer was larger than allowed; the rest was not read. */
export class TooLargeError extends Error {
  readonly maxBytes: number;
  readonly status: number;

  constructor(maxBytes: number, status: number) {
    super(`the answer is larger than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
    this.status = status;
  }
}

/** The answer is a redirect, which is not followed. */
export class RedirectError extends Error {
  readonly to: URL;
  readonly status: number;

  constructor(to: URL, status: number, why = 'is not followed') {
    super(`a redirect to ${to.origin} ${why}`);
    this.to = to;
    this.status = status;
  }
}

interface BoundedRequest extends Pick<RequestInit, 'method' | 'body' | 'cache' | 'referrerPolicy'> {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** for the answer with its body and redirects */
  timeoutMs?: number;
  /** whether to follow a redirect there; without it a redirect is returned as an answer */
  follow?: (to: URL) => boolean;
}

/**
 * Fetches without cookies, with a time limit that also ends the reading of the body; `readBytes`, `readText` and
 * `chunksOf` read it. It is the only caller of `fetch` in the main process.
 * @throws TooSlowError, RedirectError, the reason of `signal`, and errors of `fetch`
 */
export async function boundedFetch(
  fetch: typeof globalThis.fetch,
  first: URL,
  { signal, timeoutMs = LONGEST_MS, follow, ...init }: BoundedRequest,
): Promise<Response> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new TooSlowError(timeoutMs)), timeoutMs);
  timer.unref?.();
  const ending = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal;
  try {
    for (let url = first, redirects = 0; ; redirects++) {
      const request = fetch(url, { ...init, redirect: 'manual', credentials: 'omit', signal: ending });
      const answer = await orEnded(request, ending);
      const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
      if (location === null || !follow) return answer;
      await answer.body?.cancel();
      const to = new URL(location, url);
      if (!follow(to)) throw new RedirectError(to, answer.status);
      if (redirects === MOST_REDIRECTS) throw new RedirectError(to, answer.status, 'came too often');
      url = to;
    }
  } catch (error) {
    clearTimeout(timer);
    throw deadline.signal.aborted && !signal?.aborted ? deadline.signal.reason : error;
  }
}

/** Ends with the signal, because proxy scripts and other resolvers may ignore it. */
async function orEnded<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work, ended.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** The body in chunks, uncompressed. @throws TooLargeError */
export async function* chunksOf(answer: Response, maxBytes = MOST_BYTES): AsyncGenerator<Uint8Array> {
  if (!answer.body) return;
  if (Number(answer.headers.get('content-length')) > maxBytes) {
    await answer.body.cancel();
    throw new TooLargeError(maxBytes, answer.status);
  }
  let bytes = 0;
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new TooLargeError(maxBytes, answer.status);
    yield chunk;
  }
}

/** @throws TooLargeError, TooSlowError */
export async function readBytes(answer: Response, maxBytes?: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(answer, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @throws TooLargeError, TooSlowError */
export async function readText(answer: Response, maxBytes?: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(answer, maxBytes));
}
