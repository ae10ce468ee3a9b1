import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export interface StaticFile {
  body: Buffer<ArrayBuffer>;
  type: string;
}

/**
 * Reads the file in `root` that the path of a URL names. Returns undefined if there is none. Never reads a path outside
 * of `root`.
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

/** Returns the absolute path of a file within `root`; undefined if `pathname` is invalid or leads out of `root`. */
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
 * Whether a path without a file may be a route of the app. Every path may be one, except paths in the build's folder
 * `assets` and names at the root that contain a dot, like file names.
 */
export function isRoute(pathname: string): boolean {
  return !pathname.startsWith('/assets/') && !/^\/[^/]*\.[^/]*$/.test(pathname);
}
