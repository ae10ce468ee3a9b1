import type { PublishedRedirect } from '../../site-page/index.ts';
import { holderOf, type ReleaseStore } from '../publisher/release.ts';

export interface PageFile {
  /** path within the release */
  path: string;
  hash: string;
  type: string;
}

/**
 * What a published site has at a path: a redirect, a file, or its page for missing pages with the status 404. `nothing`
 * means that the site has no release, or no page for missing pages.
 */
export type Found =
  | { kind: 'redirect'; redirect: PublishedRedirect }
  | { kind: 'file'; file: PageFile; status: 200 | 404 }
  | { kind: 'nothing' };

/**
 * Looks up a path in the current release.
 * @param path path of the request, not decoded
 */
export async function lookUp(store: ReleaseStore, path: string): Promise<Found> {
  const release = await store.current();
  if (!release) return { kind: 'nothing' };
  const sought = decoded(path);
  const redirect = release.redirects.find(({ source }) => source === sought);
  if (redirect) return { kind: 'redirect', redirect };
  const name = sought.slice(1);
  // Visitors may still have a page of an earlier release open, so the assets of all kept releases can be read.
  const kept = name.startsWith('assets/') ? await store.list() : [];
  const fileAt = (filePath: string): PageFile | undefined => {
    const file = holderOf(filePath, release, kept)?.files[filePath];
    return file && { path: filePath, ...file };
  };
  const file = fileAt(name) ?? fileAt(`${name.replace(/\/?$/, name ? '/' : '')}index.html`);
  if (file) return { kind: 'file', file, status: 200 };
  const missing = fileAt('404.html');
  return missing ? { kind: 'file', file: missing, status: 404 } : { kind: 'nothing' };
}

/** Decodes a path. A path with an invalid encoding is returned unchanged, because it names no file. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
