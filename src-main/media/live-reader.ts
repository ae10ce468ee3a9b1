import { boundedFetch, readBytes } from '../backend-client/bounded-fetch.ts';
import type { PublicFetch } from './public-fetch.ts';

interface LiveReaderPorts {
  baseUrl: () => Promise<string>;
  fetch: typeof globalThis.fetch;
  publicFetch: PublicFetch;
}

/** Thrown if the request for a published page is answered with an error status. */
export class PageAnswer extends Error {
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answers ${status}`);
    this.status = status;
  }
}

/**
 * Creates the reader of published pages. Pages with the backend's own origin may be on this computer or its network;
 * others are read only from the public internet. Rejects if a page cannot be read, with `PageAnswer` for an error
 * status.
 */
export function createLiveReader({ baseUrl, fetch, publicFetch }: LiveReaderPorts) {
  return async (url: string, signal: AbortSignal): Promise<Uint8Array> => {
    const target = new URL(url);
    const headers = { 'Cache-Control': 'no-cache' };
    const { origin } = new URL(await baseUrl());
    const ofBackend = () => boundedFetch(fetch, target, { headers, signal, follow: (to) => to.origin === origin });
    const answer = await (target.origin === origin ? ofBackend() : publicFetch(target, headers, signal));
    if (answer.ok) return readBytes(answer);
    await answer.body?.cancel();
    throw new PageAnswer(target.pathname, answer.status);
  };
}
