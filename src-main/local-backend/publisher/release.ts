import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PublishedRedirect } from '../../site-page/index.ts';

export interface SiteFile {
  path: string;
  type: string;
  bytes: Buffer;
}

/** Path → content hash and media type of every published file. */
export type Manifest = Record<string, { hash: string; type: string }>;

/** A published state of a site, whole. Its id follows from its content: the same content is the same release. */
export interface Release {
  id: string;
  /** milliseconds since 1970 */
  publishedAt: number;
  files: Manifest;
  redirects: readonly PublishedRedirect[];
}

export interface NewRelease {
  files: readonly SiteFile[];
  redirects: readonly PublishedRedirect[];
  /** milliseconds since 1970 */
  publishedAt: number;
}

/** A release as JSON, beside its files: by these a store that has lost its list knows its releases again. */
export const RELEASE_FILE = '.release.json';

/** Releases that stay, the one that visitors see included. */
export const RELEASES_KEPT = 3;

/** Where the releases of one site are kept. Visitors see one release whole at any time, the one before or the one after a change. */
export interface ReleaseStore {
  /** The release that visitors see; undefined before the first. */
  current(): Promise<Release | undefined>;
  /** Newest first, at most `RELEASES_KEPT`. */
  list(): Promise<readonly Release[]>;
  /** Writes a release and shows it. One that is shown already is not written again. */
  publish(release: NewRelease): Promise<Release>;
  /** Shows a kept release again. @throws RangeError where it is not kept */
  rollBack(id: string): Promise<Release>;
  /** The bytes of a file of the current release or, for a page that a visitor still has open, of a kept one. */
  read(path: string): Promise<{ bytes: Uint8Array; hash: string; type: string } | undefined>;
  /** Takes the site off the web with all its releases. */
  remove(): Promise<void>;
}

export const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('base64url');

export function manifestOf(files: readonly SiteFile[]): Manifest {
  const byPath = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return Object.fromEntries(byPath.map(({ path, type, bytes }) => [path, { hash: hashOf(bytes), type }]));
}

export const releaseId = (files: Manifest, redirects: readonly PublishedRedirect[]): string =>
  createHash('sha256')
    .update(JSON.stringify([files, redirects]))
    .digest('hex')
    .slice(0, 16);

const releaseShape = z.object({
  id: z.string(),
  publishedAt: z.number(),
  files: z.record(z.string(), z.object({ hash: z.string(), type: z.string() })),
  redirects: z.array(z.object({ source: z.string(), destination: z.string(), status: z.number() })),
});

/** Whether it is a release as it was written: its id tells of any other hash, path or redirect. */
export const isRelease = (value: unknown): value is Release => {
  const { success, data } = releaseShape.safeParse(value);
  // In the order of their members as they are kept, which the id is made of.
  return success && releaseId((value as Release).files, (value as Release).redirects) === data.id;
};

/** The kept release that has the file, the current one first. */
export function holderOf(path: string, current: Release, others: readonly Release[]): Release | undefined {
  const has = ({ files }: Release) => Object.hasOwn(files, path);
  // Assets are named by their content: whichever release has one has the same. Pages come from the current release alone.
  return has(current) || !path.startsWith('assets/') ? (has(current) ? current : undefined) : others.find(has);
}
