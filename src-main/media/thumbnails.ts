import { hash } from 'node:crypto';
import type { Converter } from './converter.ts';
import type { PictureCache } from './picture-cache.ts';
import type { PictureAnswer } from './pictures.ts';

interface ThumbnailsDeps {
  /** the policy of a thumbnail is the SHA-256 of the picture that it shows */
  cache: Pick<PictureCache, 'find' | 'put'>;
  converter: Pick<Converter, 'thumbnail'>;
}

const THUMBNAIL_TYPE = 'image/webp';

/** Whether a picture may be there, but cannot be had now. */
const isOutOfReach = ({ status }: { status: number }): boolean => status >= 500;

/** Small copies of pictures, made once and kept: 500 × 500 at most, WebP of quality 60. */
export class Thumbnails {
  readonly #deps: ThumbnailsDeps;

  constructor(deps: ThumbnailsDeps) {
    this.#deps = deps;
  }

  /**
   * The copy as it is kept where the picture itself is out of reach, or the picture where no copy can be made of it.
   * @param key what the copy is known by; the same for the same address
   */
  async get(key: string, original: () => Promise<PictureAnswer>, signal: AbortSignal): Promise<PictureAnswer> {
    const [kept, picture] = await Promise.all([this.#deps.cache.find(key), original()]);
    if ('status' in picture) return kept && isOutOfReach(picture) ? kept : picture;
    if (kept?.policy === hash('sha256', picture.bytes, 'hex')) return kept;
    try {
      const small = await this.#deps.converter.thumbnail(picture.bytes, signal);
      return await this.put(key, picture.bytes, small);
    } catch {
      return picture;
    }
  }

  /** Keeps a copy that is made already. */
  async put(key: string, original: Uint8Array, thumbnail: Uint8Array): Promise<PictureAnswer> {
    const small = { type: THUMBNAIL_TYPE, bytes: Buffer.from(thumbnail) };
    await this.#deps.cache.put(key, { ...small, policy: hash('sha256', original, 'hex') });
    return small;
  }
}
