import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { BackendOptions } from '../options.ts';
import { createFileCache } from './file-cache.ts';
import { originalOf } from './originals.ts';
import { createUploads, uploadFolder } from './uploads.ts';

export interface Media {
  bytes: Buffer;
  type: string;
}

export interface MediaStore {
  /** The picture at a media path, at most `width` pixels wide; undefined when there is none. */
  read(path: string, width?: number): Promise<Media | undefined>;
  /** Keeps an uploaded picture. */
  write(path: string, bytes: Buffer): Promise<void>;
}

const types = { webp: 'image/webp', png: 'image/png', svg: 'image/svg+xml' } as const;
// A change of the drawings takes a new folder, so that pictures of an older version are not shown.
const drawingsVersion = 1;

const cacheName = (path: string, width: number | undefined): string =>
  createHash('sha256')
    .update(`${path}?w=${String(width ?? '')}`)
    .digest('hex')
    .slice(0, 32);

/** Draws seed pictures when they are first asked for and keeps them; what was uploaded is in the data folder. */
export function createMediaStore({
  dataDir,
  picturesDir,
}: Pick<BackendOptions, 'dataDir' | 'picturesDir'>): MediaStore {
  const version = join('media', `v${String(drawingsVersion)}`);
  const drawn = createFileCache(join(picturesDir, version));
  const resized = createFileCache(join(dataDir, version));

  async function draw(svg: string, format: 'webp' | 'png', width: number | undefined): Promise<Buffer> {
    const { default: sharp } = await import('sharp');
    const sized = sharp(Buffer.from(svg)).resize({ width, withoutEnlargement: true });
    return (format === 'webp' ? sized.webp({ quality: 82, effort: 2 }) : sized.png()).toBuffer();
  }

  const uploads = createUploads(dataDir);

  async function readUpload(path: string, width: number | undefined): Promise<Media | undefined> {
    const upload = await uploads.read(path);
    if (!upload || width === undefined) return upload;
    const { default: sharp } = await import('sharp');
    const resize = () => sharp(upload.bytes).rotate().resize({ width, withoutEnlargement: true }).webp().toBuffer();
    return { bytes: await resized(`${cacheName(path, width)}.webp`, resize), type: types.webp };
  }

  return {
    write: uploads.write,
    async read(path, width) {
      if (path.startsWith(uploadFolder)) return readUpload(path, width);
      const original = originalOf(path);
      if (!original) return undefined;
      const { svg, format } = original;
      if (format === 'svg') return { bytes: Buffer.from(svg), type: types.svg };
      return {
        bytes: await drawn(`${cacheName(path, width)}.${format}`, () => draw(svg, format, width)),
        type: types[format],
      };
    },
  };
}
