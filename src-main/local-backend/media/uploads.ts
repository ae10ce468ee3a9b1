import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const uploadFolder = '/media/uploads/';

const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type Format = keyof typeof types;

/** A name that no other upload has, after the file's own. */
export function uploadName(fileName: string, contentType: (typeof types)[Format]): string {
  const format = contentType === 'image/jpeg' ? 'jpg' : contentType.replace('image/', '');
  const own = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, 80);
  return `${randomBytes(8).toString('hex')}-${own}.${format}`;
}

/** Uploaded pictures in the data folder. */
export function createUploads(dataDir: string) {
  const folder = join(dataDir, 'media', 'uploads');
  const nameOf = (path: string) => /^\/media\/uploads\/([\w-]+\.(jpg|png|webp))$/.exec(path);

  return {
    async write(path: string, bytes: Buffer): Promise<void> {
      const name = nameOf(path)?.[1];
      if (name === undefined) throw new RangeError(`no place for an upload: ${path}`);
      await mkdir(folder, { recursive: true });
      const part = join(folder, `${randomBytes(8).toString('hex')}.part`);
      await writeFile(part, bytes);
      await rename(part, join(folder, name));
    },

    async read(path: string): Promise<{ bytes: Buffer; type: string } | undefined> {
      const [, name, format] = nameOf(path) ?? [];
      const bytes = name === undefined ? undefined : await readFile(join(folder, name)).catch(() => undefined);
      return bytes && { bytes, type: types[format as Format] };
    },
  };
}
