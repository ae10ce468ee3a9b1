import { createHash } from 'node:crypto';
import type { Storage } from '../files/files.ts';
import { decoded } from './decoded.ts';
import { createFileCache } from './file-cache.ts';
import { type Original, originalOf } from './originals.ts';
import { loadSharp } from './sharp.ts';
import { uploadFolder } from './uploads.ts';

export interface Media {
  bytes: Buffer;
  type: string;
}

export interface MediaStore {
  /**
   * Reads the file at a media path; undefined if there is none. A picture is scaled down to `width` pixels, except for
   * a built-in SVG.
   */
  read(path: string, width?: number): Promise<Media | undefined>;
  write(path: string, bytes: Buffer): Promise<void>;
}

const types = { webp: 'image/webp', png: 'image/png', svg: 'image/svg+xml' } as const;
// Increase this number when the stock pictures or logos change. Then a new cache folder is used, without sizes of the
// old pictures.
const picturesVersion = 2;

const cacheName = (path: string, width: number | undefined): string =>
  createHash('sha256')
    .update(`${path}?w=${String(width ?? '')}`)
    .digest('hex')
    .slice(0, 32);

/**
 * Creates the store of stock pictures, of logos (which are drawn when they are first requested), and of uploaded files.
 */
export function createMediaStore({ uploads, ...files }: Pick<Storage, 'uploads' | 'pictures' | 'resized'>): MediaStore {
  const version = `media/v${String(picturesVersion)}`;
  const converted = createFileCache(files.pictures.below(version));
  const resized = createFileCache(files.resized.below(version));

  async function convert({ read, servedAs }: Original, width: number | undefined): Promise<Buffer> {
    const sharp = await loadSharp();
    const sized = sharp(await read()).resize({ width, withoutEnlargement: true });
    return (servedAs === 'webp' ? sized.webp({ quality: 82, effort: 2 }) : sized.png()).toBuffer();
  }

  async function readUpload(path: string, width: number | undefined): Promise<Media | undefined> {
    const upload = await uploads.read(path);
    if (!upload || width === undefined || !upload.type.startsWith('image/')) return upload;
    const sharp = await loadSharp();
    const resize = () =>
      decoded(path, () => sharp(upload.bytes).rotate().resize({ width, withoutEnlargement: true }).webp().toBuffer());
    return { bytes: await resized(`${cacheName(path, width)}.webp`, resize), type: types.webp };
  }

  return {
    write: uploads.write,
    async read(path, width) {
      if (path.startsWith(uploadFolder)) return readUpload(path, width);
      const original = originalOf(path);
      if (!original) return undefined;
      const { servedAs } = original;
      const isStored = servedAs === 'svg' || (servedAs === 'webp' && width === undefined);
      const bytes = isStored
        ? await original.read()
        : await converted(`${cacheName(path, width)}.${servedAs}`, () => convert(original, width));
      return { bytes, type: types[servedAs] };
    },
  };
}
