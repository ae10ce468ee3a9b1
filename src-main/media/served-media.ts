import { BLOB_PREFIX } from '#shared/domain/photo/blob-reference.ts';
import { isVideo } from '#shared/domain/photo/file-types.ts';
import { boundedFetch, chunksOf } from '../backend-client/bounded-fetch.ts';
import { confirmedVersion, filmVersion, type FilmVersion } from './film-version.ts';
import type { PublicFetch } from './public-fetch.ts';
import type { KeptPicture } from './kept-file.ts';
import type { AskForPicture, PictureAnswer, Pictures } from './pictures.ts';
import type { ShippedFonts } from './shipped-fonts.ts';
import type { Thumbnails } from './thumbnails.ts';

interface ServedMediaDeps {
  pictures: Pick<Pictures, 'get' | 'keep'>;
  thumbnails: Pick<Thumbnails, 'get' | 'kept' | 'putPoster'>;
  /** prefix of the cache keys of the backend's files; for the embedded backend the same, even if its port changes */
  scope: string;
  backendUrl(): Promise<string>;
  isOnline(): boolean;
  fetch: typeof globalThis.fetch;
  publicFetch: PublicFetch;
  shippedFonts: ShippedFonts;
  /** returns the URL of a web font's file; undefined if there is none */
  fontFile(family: string, weight: number): Promise<string | undefined>;
  /** returns a file that was added on this computer; undefined if there is none; throws if the file is damaged */
  blob(hash: string): { type: string; bytes: Buffer<ArrayBuffer> } | undefined;
}

/** Answers a page's request for media. `path` includes the query. Never rejects for a picture. */
export type ServeMedia = (path: string, signal: AbortSignal) => Promise<Response>;

export interface ServedMedia {
  serve: ServeMedia;
  /** Caches an uploaded picture, so that no download is needed to show the picture. Ignores other files. */
  keep(named: string, file: Pick<KeptPicture, 'type' | 'bytes'>): Promise<void>;
  /** Returns the file of a font: the app's own, else the web font's. Rejects only if the app's own cannot be read. */
  font(family: string, weight: number): Promise<PictureAnswer>;
  /** Stores a frame of a record's film as the film's poster. @throws AppError of the converter */
  keepPoster(named: string, picture: Uint8Array, signal: AbortSignal): Promise<void>;
  /**
   * Returns the picture of a record's reference, or the status of a response without a picture. Returns also a film if
   * the film was added on this computer. Never rejects.
   */
  original(named: string): Promise<PictureAnswer>;
  /**
   * Returns the cached thumbnail of a record's reference, which may be stale, or makes a thumbnail if none is cached.
   * Never rejects.
   */
  small(named: string, signal: AbortSignal): Promise<PictureAnswer>;
}

interface Source {
  key: string;
  ask: AskForPicture;
}

const FONT = /^(font\/|application\/(x-)?font)/i;
const FILM_OR_FONT = /^(video|font)\//i;
/** maximum milliseconds to wait for the server of a film before the film's poster is shown */
const FILM_CHECK_MS = 3_000;
/** maximum milliseconds to load a film, which is loaded while it plays; pictures have the limit of `Pictures` */
const LONGEST_FILM_MS = 10 * 60_000;
const MOST_FILM_BYTES = 1024 * 1024 * 1024;
const REGULAR = 400;
const BLOB = /^\/local-blob\/([0-9a-f]{64})(?:\.\w+)?$/;
const BLOB_REFERENCE = new RegExp(`^${BLOB_PREFIX}([0-9a-f]{64})(?:\\.\\w+)?$`);

/** Whether the path is one of those that `createServedMedia` lists. */
export function isMediaPath(pathname: string): boolean {
  if (pathname.startsWith('/media/') || pathname.startsWith('/local-blob/')) return true;
  return pathname === '/picture' || pathname === '/thumbnail' || pathname === '/font';
}

/**
 * Serves files of the backend (`/media/…`), files of the web (`/picture?url=…`), files that were added on this computer
 * (`/local-blob/…`), thumbnails of all of these by the record's reference (`/thumbnail?of=…`), and fonts
 * (`/font?family=…&weight=…`).
 */
export function createServedMedia(deps: ServedMediaDeps): ServedMedia {
  const ofBackend = (path: string, headers: Record<string, string>, signal: AbortSignal) =>
    deps.backendUrl().then((url) => {
      const limits = { signal, timeoutMs: LONGEST_FILM_MS };
      return boundedFetch(deps.fetch, new URL(path, url), { headers, ...limits, follow: () => true });
    });
  const onBackend = (path: string): Source => ({
    key: deps.scope + path,
    ask: (headers, signal) => ofBackend(path, headers, signal),
  });

  /** Returns the source of a record's reference; undefined if this is neither a path of the backend nor a URL. */
  async function sourceOf(named: string): Promise<Source | undefined> {
    if (named.startsWith('/media/')) return onBackend(named);
    if (!URL.canParse(named)) return undefined;
    const url = new URL(named);
    const backend = await deps.backendUrl().catch(() => undefined);
    if (backend !== undefined && url.origin === new URL(backend).origin) return onBackend(url.pathname + url.search);
    url.hash = '';
    return { key: url.href, ask: (headers, signal) => deps.publicFetch(url, headers, signal, LONGEST_FILM_MS) };
  }

  async function picture(named: string, wanted?: RegExp): Promise<PictureAnswer> {
    const source = await sourceOf(named);
    return source ? deps.pictures.get(source.key, source.ask, wanted) : { status: 400 };
  }

  async function font(family: string, weight: number): Promise<PictureAnswer> {
    const shipped = await deps.shippedFonts(family, weight);
    if (shipped) return { type: 'font/woff2', bytes: shipped };
    const file = await deps.fontFile(family, weight);
    return file === undefined ? { status: 404 } : picture(file, FONT);
  }

  async function original(named: string): Promise<PictureAnswer> {
    const blob = BLOB_REFERENCE.exec(named)?.[1];
    return blob === undefined ? picture(named) : localBlob(blob, deps);
  }

  /** versions of the films that were shown, by the keys of their sources */
  const films = new Map<string, FilmVersion>();

  async function confirmed(named: string, film: FilmVersion): Promise<FilmVersion | undefined> {
    const source = await sourceOf(named);
    if (!source || !deps.isOnline()) return film;
    return confirmedVersion(source.key, film, source.ask, AbortSignal.timeout(FILM_CHECK_MS));
  }

  const thumbnail = (named: string, signal: AbortSignal): Promise<PictureAnswer> =>
    deps.thumbnails.get(
      named,
      () => original(named),
      (film) => confirmed(named, film),
      signal,
    );

  /** Passes on a film or a font without caching it. Answers other files with status 415. */
  async function handedThrough({ key, ask }: Source, signal: AbortSignal): Promise<Response> {
    const answer = await ask({}, signal);
    const type = answer.headers.get('content-type') ?? '';
    if (answer.ok && isVideo(type)) films.set(key, filmVersion(key, answer));
    if (answer.ok && FILM_OR_FONT.test(type)) {
      return new Response(ReadableStream.from(chunksOf(answer, MOST_FILM_BYTES)), { headers: answer.headers });
    }
    await answer.body?.cancel();
    if (!answer.ok) return new Response(null, { status: answer.status });
    return new Response(null, { status: 415 });
  }

  return {
    original,
    font,
    async small(named, signal) {
      return (await deps.thumbnails.kept(named)) ?? thumbnail(named, signal);
    },
    async serve(path, signal) {
      const { pathname, searchParams } = new URL(path, 'app://studio');
      const named = searchParams.get('url') ?? '';
      if (pathname.startsWith('/local-blob/')) return responseOf(localBlob(BLOB.exec(pathname)?.[1] ?? '', deps));
      if (pathname === '/thumbnail') return responseOf(await thumbnail(searchParams.get('of') ?? '', signal));
      if (pathname === '/font') {
        return responseOf(await font(searchParams.get('family') ?? '', Number(searchParams.get('weight') ?? REGULAR)));
      }
      const source = await sourceOf(pathname === '/picture' ? named : path);
      const answer = source ? await deps.pictures.get(source.key, source.ask) : { status: 400 };
      const isOther = 'status' in answer && answer.status === 415;
      return source && isOther ? handedThrough(source, signal) : responseOf(answer);
    },
    async keep(named, file) {
      const source = await sourceOf(named);
      if (source && /^image\//.test(file.type)) await deps.pictures.keep(source.key, file);
    },
    async keepPoster(named, picture, signal) {
      const source = await sourceOf(named);
      await deps.thumbnails.putPoster(named, films.get(source?.key ?? '') ?? null, picture, signal);
    },
  };
}

function localBlob(hash: string, { blob }: Pick<ServedMediaDeps, 'blob'>): PictureAnswer {
  try {
    const file = blob(hash);
    if (file) return /^(image|video)\//.test(file.type) ? file : { status: 415 };
  } catch {
    // A damaged file counts as missing.
  }
  return { status: 404 };
}

function responseOf(answer: PictureAnswer): Response {
  if ('status' in answer) return new Response(null, answer);
  return new Response(new Uint8Array(answer.bytes), { headers: { 'content-type': answer.type } });
}
