import type { PublishedRedirect } from '../../site-page/index.ts';
import { holderOf, type ReleaseStore } from '../publisher/release.ts';

export interface PageFile {
  /** within the release */
  path: string;
  hash: string;
  type: string;
}

/** What a published site has at a path; without a file for it, its page for missing ones. */
export type Found =
  | { kind: 'redirect'; redirect: PublishedRedirect }
  | { kind: 'file'; file: PageFile; status: 200 | 404 }
  | { kind: 'nothing' };

/** @param path of the request, as it was sent */
export async function lookUp(store: ReleaseStore, path: string): Promise<Found> {
  const release = await store.current();
  if (!release) return { kind: 'nothing' };
  const sought = decoded(path);
  const redirect = release.redirects.find(({ source }) => source === sought);
  if (redirect) return { kind: 'redirect', redirect };
  const name = sought.slice(1);
  // Assets of kept releases are for visitors who still have one of their pages open.
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

/** Decodes a path; one with an invalid encoding names no file, so it can stay as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
