import type { PublicFetch } from './public-fetch.ts';

interface LiveReaderPorts {
  baseUrl: () => Promise<string>;
  fetch: typeof globalThis.fetch;
  publicFetch: PublicFetch;
}

/**
 * Reads published pages: those that the backend serves itself from there, all others from the internet alone. Rejects where
 * a page cannot be had.
 */
export function createLiveReader({ baseUrl, fetch, publicFetch }: LiveReaderPorts) {
  return async (url: string, signal: AbortSignal): Promise<Uint8Array> => {
    const target = new URL(url);
    const headers = { 'Cache-Control': 'no-cache' };
    const isOwn = target.origin === new URL(await baseUrl()).origin;
    const answer = isOwn ? await fetch(target, { headers, signal }) : await publicFetch(target, headers, signal);
    if (!answer.ok) throw new Error(`${target.pathname} answers ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
}
