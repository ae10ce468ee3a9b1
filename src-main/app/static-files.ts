import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export interface StaticFile {
  body: Buffer<ArrayBuffer>;
  type: string;
}

/**
 * The file in `root` that a URL's path names, undefined when there is none. Nothing outside of `root` is ever read,
 * however the path is spelt.
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

/** The absolute path that `pathname` means in `root`, undefined when it means none or leads out of it. */
export function resolveInside(root: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // Windows would read a backslash as a separator and a colon as a drive or a stream.
  if (/[\0\\:]/.test(decoded)) return undefined;
  const base = path.resolve(root);
  const file = path.resolve(base, `.${path.posix.normalize(`/${decoded}`)}`);
  return file.startsWith(base + path.sep) ? file : undefined;
}

/**
 * Whether a path that is no file may be a route of the single-page app: everything may, but for the build's own folder
 * and names at the root that look like a file's.
 */
export function isRoute(pathname: string): boolean {
  return !pathname.startsWith('/assets/') && !/^\/[^/]*\.[^/]*$/.test(pathname);
}
