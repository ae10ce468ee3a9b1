import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export interface StaticFile {
  body: Buffer<ArrayBuffer>;
  type: string;
}

/**
 * Reads the file in `root` that the path of a URL names. Returns undefined if there is no such file. Never reads a file
 * outside of `root`. Rejects if the file exists but cannot be read.
 */
export async function readStaticFile(root: string, pathname: string): Promise<StaticFile | undefined> {
  const file = resolveInside(root, pathname);
  if (file === undefined) return undefined;
  try {
    const body = await readFile(file);
    return { body, type: getMimeType(file) ?? 'application/octet-stream' };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
}

/**
 * Returns the absolute path of the file in `root` that the path of a URL names. Segments `..` never lead out of `root`.
 * Returns undefined if the path is `root` itself, cannot be decoded, or has a null character, a backslash or a colon.
 */
export function resolveInside(root: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // Node refuses a null character. Windows reads a backslash as a separator, and a colon as part of a drive or stream.
  if (/[\0\\:]/.test(decoded)) return undefined;
  const base = path.resolve(root);
  const file = path.resolve(base, `.${path.posix.normalize(`/${decoded}`)}`);
  return file.startsWith(base + path.sep) ? file : undefined;
}

/**
 * Whether a path that names no file may be a route of the studio. The answer to a route is index.html. A path in the
 * build's folder `assets` and a name at the root with a dot are no routes, so that a missing file is answered with 404.
 */
export function isRoute(pathname: string): boolean {
  return !pathname.startsWith('/assets/') && !/^\/[^/]*\.[^/]*$/.test(pathname);
}
