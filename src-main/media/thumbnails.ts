import { hash } from 'node:crypto';
import { isVideo } from '#shared/domain/photo/file-types.ts';
import type { Converter } from './converter.ts';
import type { Thumbnail } from './converter/messages.ts';
import type { FilmVersion } from './film-version.ts';
import type { PictureCache } from './picture-cache.ts';
import type { PictureAnswer } from './pictures.ts';

interface ThumbnailsDeps {
  /** the cached thumbnails; the `policy` of each is the SHA-256 of its picture, or a `Poster` for a film */
  cache: Pick<PictureCache, 'find' | 'put'>;
  converter: Pick<Converter, 'thumbnail'>;
}

const THUMBNAIL_TYPE = 'image/webp';
const NO_PICTURE = 415;

/** The `policy` of a film's poster. `film` is null if the film cannot change or its version is unknown. */
interface Poster {
  film: FilmVersion | null;
}

const isPoster = (policy: unknown): policy is Poster =>
  typeof policy === 'object' && policy !== null && 'film' in policy;

/** Whether a picture may exist, but cannot be read now. */
const isOutOfReach = ({ status }: { status: number }): boolean => status >= 500;

/** Thumbnails of pictures and posters of films, made once and cached: 500 × 500 pixels at most, WebP of quality 60. */
export class Thumbnails {
  readonly #deps: ThumbnailsDeps;

  constructor(deps: ThumbnailsDeps) {
    this.#deps = deps;
  }

  /**
   * Returns the thumbnail, and makes it if it is missing or stale. Returns the cached thumbnail if the picture cannot
   * be read now, and the picture itself if no thumbnail can be made. Returns status 415 for a film without a valid
   * poster.
   * @param key of the cached thumbnail: the record's reference to the picture
   * @param confirmed asks the film's server for the current version; returns undefined if the film may have been
   *   replaced or deleted
   */
  async get(
    key: string,
    original: () => Promise<PictureAnswer>,
    confirmed: (film: FilmVersion) => Promise<FilmVersion | undefined>,
    signal: AbortSignal,
  ): Promise<PictureAnswer> {
    const kept = await this.#deps.cache.find(key);
    // Only a window can decode films. It makes the poster if the answer is status 415.
    if (kept && isPoster(kept.policy)) {
      const { film } = kept.policy;
      const now = film && (await confirmed(film));
      if (now && now !== film) await this.#deps.cache.put(key, { ...kept, policy: { film: now } satisfies Poster });
      if (now !== undefined) return kept;
    }
    const picture = await original();
    if ('status' in picture) return kept && isOutOfReach(picture) ? kept : picture;
    if (isVideo(picture.type)) return { status: NO_PICTURE };
    if (kept?.policy === hash('sha256', picture.bytes, 'hex')) return kept;
    try {
      const small = await this.#deps.converter.thumbnail(picture.bytes, signal);
      return await this.put(key, picture.bytes, small);
    } catch {
      return picture;
    }
  }

  /** Returns the cached thumbnail, even if the picture has changed since. */
  async kept(key: string): Promise<PictureAnswer | undefined> {
    return this.#deps.cache.find(key);
  }

  /** Caches and returns a picture's thumbnail that the converter has made. */
  async put(key: string, original: Uint8Array, { bytes, likeness }: Thumbnail): Promise<PictureAnswer> {
    const small = { type: THUMBNAIL_TYPE, bytes: Buffer.from(bytes), likeness };
    await this.#deps.cache.put(key, { ...small, policy: hash('sha256', original, 'hex') });
    return small;
  }

  /** Stores a frame of a film as the film's poster. @throws AppError of the converter */
  async putPoster(key: string, film: FilmVersion | null, picture: Uint8Array, signal: AbortSignal): Promise<void> {
    const { bytes } = await this.#deps.converter.thumbnail(picture, signal);
    const policy: Poster = { film };
    await this.#deps.cache.put(key, { type: THUMBNAIL_TYPE, bytes: Buffer.from(bytes), policy });
  }

  /** Stores a thumbnail under another key too, such as the address of an uploaded file. */
  async share(from: string, to: string): Promise<void> {
    const kept = await this.#deps.cache.find(from);
    if (kept) await this.#deps.cache.put(to, kept);
  }
}
