import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export interface StaticFile {
  body: Buffer<ArrayBuffer>;
  type: string;
}

/** The file in `root` that a URL's path names, undefined where there is none. Never reads outside of `root`. */
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

/** The absolute path within `root`, undefined where the path is invalid or leads out of it. */
export function resolveInside(root: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  // Windows reads a backslash as a separator and a colon as part of a drive or stream.
  if (/[\0\\:]/.test(decoded)) return undefined;
  const base = path.resolve(root);
  const file = path.resolve(base, `.${path.posix.normalize(`/${decoded}`)}`);
  return file.startsWith(base + path.sep) ? file : undefined;
}

/**
 * Whether a path that is no file may be a route of the app: all are, except in the build's folder and names at the root
 * that look like files.
 */
export function isRoute(pathname: string): boolean {
  return !pathname.startsWith('/assets/') && !/^\/[^/]*\.[^/]*$/.test(pathname);
}
