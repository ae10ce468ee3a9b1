import { hash } from 'node:crypto';
import { isVideo } from '#shared/domain/photo/file-types.ts';
import type { Converter } from './converter.ts';
import type { Thumbnail } from './converter/messages.ts';
import type { FilmVersion } from './film-version.ts';
import type { PictureCache } from './picture-cache.ts';
import type { PictureAnswer } from './pictures.ts';

interface ThumbnailsDeps {
  /** the policy of a thumbnail is the SHA-256 of the picture that it shows; that of a film's poster is a `Poster` */
  cache: Pick<PictureCache, 'find' | 'put'>;
  converter: Pick<Converter, 'thumbnail'>;
}

const THUMBNAIL_TYPE = 'image/webp';
const NO_PICTURE = 415;

/** Which film a poster shows; null of one that cannot change, or of which nothing is known. */
interface Poster {
  film: FilmVersion | null;
}

const isPoster = (policy: unknown): policy is Poster =>
  typeof policy === 'object' && policy !== null && 'film' in policy;

/** Whether a picture may be there, but cannot be had now. */
const isOutOfReach = ({ status }: { status: number }): boolean => status >= 500;

/** Small copies of pictures and posters of films, made once and kept: 500 × 500 at most, WebP of quality 60. */
export class Thumbnails {
  readonly #deps: ThumbnailsDeps;

  constructor(deps: ThumbnailsDeps) {
    this.#deps = deps;
  }

  /**
   * The copy as it is kept where the picture itself is out of reach, or the picture where no copy can be made of it.
   * @param key what the copy is known by; the same for the same address
   * @param confirmed the version of a film as its server knows it, undefined where it has another film or none
   */
  async get(
    key: string,
    original: () => Promise<PictureAnswer>,
    confirmed: (film: FilmVersion) => Promise<FilmVersion | undefined>,
    signal: AbortSignal,
  ): Promise<PictureAnswer> {
    const kept = await this.#deps.cache.find(key);
    // Only the page can read films; it makes the poster anew where this one is lost or of another film.
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

  /** The copy as it is kept, whatever has become of the picture since. */
  async kept(key: string): Promise<PictureAnswer | undefined> {
    return this.#deps.cache.find(key);
  }

  /** Keeps a copy that is made already. */
  async put(key: string, original: Uint8Array, { bytes, likeness }: Thumbnail): Promise<PictureAnswer> {
    const small = { type: THUMBNAIL_TYPE, bytes: Buffer.from(bytes), likeness };
    await this.#deps.cache.put(key, { ...small, policy: hash('sha256', original, 'hex') });
    return small;
  }

  /** Keeps a picture of a film as what is shown in its place. Rejects as the converter where it is none. */
  async putPoster(key: string, film: FilmVersion | null, picture: Uint8Array, signal: AbortSignal): Promise<void> {
    const { bytes } = await this.#deps.converter.thumbnail(picture, signal);
    const policy: Poster = { film };
    await this.#deps.cache.put(key, { type: THUMBNAIL_TYPE, bytes: Buffer.from(bytes), policy });
  }

  /** Keeps the copy by another key too, such as the address of a file that was uploaded. */
  async share(from: string, to: string): Promise<void> {
    const kept = await this.#deps.cache.find(from);
    if (kept) await this.#deps.cache.put(to, kept);
  }
}
