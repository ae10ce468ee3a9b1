import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createFileCache } from './file-cache.ts';
import { originalOf } from './originals.ts';

export interface Media {
  bytes: Buffer;
  type: string;
}

export interface MediaStore {
  /** The picture at a media path, at most `width` pixels wide; undefined when there is none. */
  read(path: string, width?: number): Promise<Media | undefined>;
}

const types = { webp: 'image/webp', png: 'image/png', svg: 'image/svg+xml' } as const;
// A change of the drawings takes a new folder, so that pictures of an older version are not shown.
const drawingsVersion = 1;

/** Draws seed pictures when they are first asked for and keeps them in the data folder. */
export function createMediaStore(dataDir: string): MediaStore {
  const cached = createFileCache(join(dataDir, 'media', `v${String(drawingsVersion)}`));

  async function draw(svg: string, format: 'webp' | 'png', width: number | undefined): Promise<Buffer> {
    const { default: sharp } = await import('sharp');
    const sized = sharp(Buffer.from(svg)).resize({ width, withoutEnlargement: true });
    return (format === 'webp' ? sized.webp({ quality: 82, effort: 2 }) : sized.png()).toBuffer();
  }

  return {
    async read(path, width) {
      const original = originalOf(path);
      if (!original) return undefined;
      const { svg, format } = original;
      if (format === 'svg') return { bytes: Buffer.from(svg), type: types.svg };
      const name = createHash('sha256')
        .update(`${path}?w=${String(width ?? '')}`)
        .digest('hex')
        .slice(0, 32);
      return { bytes: await cached(`${name}.${format}`, () => draw(svg, format, width)), type: types[format] };
    },
  };
}
