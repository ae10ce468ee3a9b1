import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { endings, typeOfEnding } from '#shared/domain/photo/file-types.ts';
import type { Files, Uploads } from '../files/files.ts';

export const uploadFolder = '/media/uploads/';
const MOST_NAME = 80;

/** Returns a unique name for an uploaded file: random digits, the file's own name, and the extension of its type. */
export function uploadName(fileName: string, contentType: string): string {
  const own = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, MOST_NAME);
  return `${randomBytes(8).toString('hex')}-${own}${endings[contentType] ?? ''}`;
}

/** Returns the media paths of the uploads that a document names, but its former version (`before`) did not name. */
export function newUploads(document: string, before = ''): Set<string> {
  const inText = (text: string) => new Set(text.replaceAll('\\/', '/').match(/\/media\/uploads\/[\w-]+\.[a-z0-9]+/g));
  return inText(document).difference(inText(before));
}

/** Returns the name and the media type of an uploaded file; undefined if the path is not that of an upload. */
export function uploadAt(path: string): { name: string; type: string } | undefined {
  const name = /^\/media\/uploads\/([\w-]+\.[a-z0-9]+)$/.exec(path)?.[1] ?? '';
  const type = typeOfEnding(extname(name));
  return type === undefined ? undefined : { name, type };
}

export function createUploads(files: Files): Uploads {
  return {
    async write(path, bytes) {
      const upload = uploadAt(path);
      if (!upload) throw new RangeError(`no place for an upload: ${path}`);
      await files.write(upload.name, bytes, upload.type);
    },
    async read(path) {
      const upload = uploadAt(path);
      const bytes = upload && (await files.read(upload.name));
      return bytes && { bytes, type: upload.type };
    },
  };
}
