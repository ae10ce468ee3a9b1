import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { endings, typeOfEnding } from '#shared/domain/photo/file-types.ts';
import { removeParts, writeWhole } from '../part-files.ts';

export const uploadFolder = '/media/uploads/';
const MOST_NAME = 80;

/** A unique name that begins with the file's own. */
export function uploadName(fileName: string, contentType: string): string {
  const own = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, MOST_NAME);
  return `${randomBytes(8).toString('hex')}-${own}${endings[contentType] ?? ''}`;
}

/** Uploaded files in the data folder. */
export function createUploads(dataDir: string) {
  const folder = join(dataDir, 'media', 'uploads');
  removeParts(folder);

  function place(path: string): { file: string; type: string } | undefined {
    const name = /^\/media\/uploads\/([\w-]+\.[a-z0-9]+)$/.exec(path)?.[1] ?? '';
    const type = typeOfEnding(extname(name));
    return type === undefined ? undefined : { file: join(folder, name), type };
  }

  return {
    async write(path: string, bytes: Buffer): Promise<void> {
      const to = place(path);
      if (!to) throw new RangeError(`no place for an upload: ${path}`);
      await mkdir(folder, { recursive: true });
      await writeWhole(to.file, bytes);
    },

    async read(path: string): Promise<{ bytes: Buffer; type: string } | undefined> {
      const from = place(path);
      const bytes = from && (await readFile(from.file).catch(() => undefined));
      return bytes && { bytes, type: from.type };
    },
  };
}
