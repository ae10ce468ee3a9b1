import type { PublicFetch } from './public-fetch.ts';
import type { PictureAnswer, Pictures } from './pictures.ts';
import type { Thumbnails } from './thumbnails.ts';

interface ServedMediaDeps {
  pictures: Pick<Pictures, 'get'>;
  thumbnails: Pick<Thumbnails, 'get'>;
  /** names the backend, whatever its port is this time */
  scope: string;
  backendUrl(): Promise<string>;
  fetch: typeof globalThis.fetch;
  publicFetch: PublicFetch;
  /** a file that was added on this computer; throws where it is damaged */
  blob(hash: string): { type: string; bytes: Buffer<ArrayBuffer> } | undefined;
}

/** Answers with what a page shows; `path` with its query, as the page asked for it. Never rejects for a picture. */
export type ServeMedia = (path: string, signal: AbortSignal) => Promise<Response>;

const BLOB = /^\/local-blob\/([0-9a-f]{64})$/;
const BLOB_REFERENCE = /^local-blob:([0-9a-f]{64})$/;

/** Whether the app's own pages find media at this path: see `pictureAddress` and `thumbnailAddress`. */
export function isMediaPath(pathname: string): boolean {
  if (pathname.startsWith('/media/') || pathname.startsWith('/local-blob/')) return true;
  return pathname === '/picture' || pathname === '/thumbnail';
}

/**
 * Files of the backend (`/media/…`), pictures of the web (`/picture?url=…`), files added here (`/local-blob/…`), and each
 * of them made small (`/thumbnail?of=…`, as the record names it).
 */
export function createServedMedia(deps: ServedMediaDeps): ServeMedia {
  const ofBackend = (path: string, headers: Record<string, string>, signal: AbortSignal) =>
    deps.backendUrl().then((url) => deps.fetch(new URL(path, url), { headers, signal }));
  const backendPicture = (path: string) =>
    deps.pictures.get(deps.scope + path, (headers, signal) => ofBackend(path, headers, signal));

  async function picture(named: string): Promise<PictureAnswer> {
    if (!URL.canParse(named)) return { status: 400 };
    const url = new URL(named);
    const backend = await deps.backendUrl().catch(() => undefined);
    if (backend !== undefined && url.origin === new URL(backend).origin)
      return backendPicture(url.pathname + url.search);
    url.hash = '';
    return deps.pictures.get(url.href, (headers, signal) => deps.publicFetch(url, headers, signal));
  }

  function thumbnail(named: string, signal: AbortSignal): Promise<PictureAnswer> {
    const blob = BLOB_REFERENCE.exec(named)?.[1];
    return deps.thumbnails.get(
      named,
      async () => {
        if (blob !== undefined) return localBlob(blob, deps);
        return named.startsWith('/') ? backendPicture(named) : picture(named);
      },
      signal,
    );
  }

  return async (path, signal) => {
    const { pathname, searchParams } = new URL(path, 'app://studio');
    if (pathname.startsWith('/local-blob/')) return responseOf(localBlob(BLOB.exec(pathname)?.[1] ?? '', deps));
    if (pathname === '/thumbnail') return responseOf(await thumbnail(searchParams.get('of') ?? '', signal));
    if (pathname === '/picture') return responseOf(await picture(searchParams.get('url') ?? ''));
    const answer = await backendPicture(path);
    // Films and fonts are handed through as they come.
    return 'status' in answer && answer.status === 415 ? ofBackend(path, {}, signal) : responseOf(answer);
  };
}

function localBlob(hash: string, { blob }: Pick<ServedMediaDeps, 'blob'>): PictureAnswer {
  try {
    const file = blob(hash);
    if (file) return /^image\//.test(file.type) ? file : { status: 415 };
  } catch {
    // Damaged: no picture any more.
  }
  return { status: 404 };
}

function responseOf(answer: PictureAnswer): Response {
  if ('status' in answer) return new Response(null, answer);
  return new Response(new Uint8Array(answer.bytes), { headers: { 'content-type': answer.type } });
}
