/** Default for the maximum bytes of an answer, far more than a page, list or style sheet has. */
export const MOST_BYTES = 8 * 1024 * 1024;
/** Default time limit in milliseconds for an answer with its body. */
export const LONGEST_MS = 15_000;
const MOST_REDIRECTS = 3;

/** The answer was not complete within the time limit. */
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

/** The answer is a redirect that is not followed. */
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
  /** time limit in milliseconds for the answer with its body and redirects */
  timeoutMs?: number;
  /** Whether to follow a redirect to this URL. Without this function a redirect is returned as an answer. */
  follow?: (to: URL) => boolean;
}

/**
 * Fetches without cookies, with a time limit that also covers reading the body (by `readBytes`, `readText` or
 * `chunksOf`). All calls of `fetch` in the main process go through this function.
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

/**
 * Returns the result of `work`, but rejects when the signal is aborted. `work` itself may ignore the signal, for
 * example while a proxy script runs.
 */
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

/** Yields the body in chunks, decompressed. @throws TooLargeError, TooSlowError */
export async function* chunksOf(answer: Response, maxBytes = MOST_BYTES): AsyncGenerator<Uint8Array> {
  if (!answer.body) return;
  if (Number(answer.headers.get('content-length')) > maxBytes) {
    await answer.body.cancel();
    throw new TooLargeError(maxBytes, answer.status);
  }
  let bytes = 0;
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // Throwing leaves the loop, which cancels the rest of the body.
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
