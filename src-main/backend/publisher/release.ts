import { createHash } from 'node:crypto';
import { z } from 'zod';
import { HttpError } from '../http/errors.ts';
import type { PublishedRedirect } from '../../site-page/index.ts';

export interface SiteFile {
  path: string;
  type: string;
  bytes: Buffer;
}

/** Path → content hash and media type of every published file. */
export type Manifest = Record<string, { hash: string; type: string }>;

/** A complete published state of a site. Its id is made from its content, so equal content is the same release. */
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

/**
 * Thrown if the manifest of a release is damaged or missing, so that nothing of the release can be shown. Another
 * release can still be published.
 */
export class LostRelease extends HttpError {
  constructor() {
    super(503, 'This page cannot be read now. Please try again in a while.', 'release_lost');
  }
}

/** Returns undefined if the release is lost; for `catch`. @throws any other error */
export function nothingIfLost(error: unknown): undefined {
  if (!(error instanceof LostRelease)) throw error;
}

/**
 * Name of the file beside a release's files that has the `Release` as JSON. The git store reads the list of releases
 * from these files, and the folder store rebuilds a lost list from them.
 */
export const RELEASE_FILE = '.release.json';

/** Number of releases that are kept, the current one included. */
export const RELEASES_KEPT = 3;

/** Functions that a store calls while another release becomes the current one. */
export interface PublishHooks {
  /** called after each step of the work, such as a file that was sent to a bucket */
  step?: () => void;
  /**
   * Called by a store that keeps its own list of releases, after all files are written and before visitors see them. If
   * this function fails, visitors see what they saw before.
   */
  beforeShown?: () => Promise<void>;
}

/** The releases of one site. Visitors always see a complete release, the old one or the new one. */
export interface ReleaseStore {
  /** Returns the release that visitors see; undefined if there is none. @throws LostRelease */
  current(): Promise<Release | undefined>;
  /** Returns the kept releases, newest first: at most `RELEASES_KEPT`. */
  list(): Promise<readonly Release[]>;
  /**
   * Writes a release and makes it the current one. If the current release has the same content, only its damaged or
   * missing files are written again.
   */
  publish(release: NewRelease, during?: PublishHooks): Promise<Release>;
  /** Makes a kept release the current one. @throws RangeError if the release is not kept */
  rollBack(id: string, during?: PublishHooks): Promise<Release>;
  /**
   * Reads a file of the current release. Assets of kept releases can be read too, for pages that visitors still have
   * open.
   */
  read(path: string): Promise<{ bytes: Uint8Array; hash: string; type: string } | undefined>;
  /**
   * Reads the brotli-compressed form of a file that `read` can return; undefined if the store does not have this form,
   * or has it damaged.
   */
  readBrotli?(path: string): Promise<Uint8Array | undefined>;
  /** Deletes all releases, so that the site is off the web. */
  remove(): Promise<void>;
  /**
   * Only for a store whose list of releases is in the site's `Publication`: returns the list after `publish`,
   * `rollBack` or `remove`. Visitors see the new state once the caller has stored the `Publication` with this list.
   */
  shown?(): Shown | undefined;
  /**
   * Only for a store with `shown`: deletes the files of releases that are no longer kept, and files that a failed
   * publish left more than a day ago. Must be called after the `Publication` is stored.
   */
  tidy?(): Promise<void>;
}

/** The kept releases of a site, by their names in the store. */
export interface Shown {
  current: string;
  /** newest first */
  kept: readonly string[];
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

/** Whether a value is a valid release: its ID matches its hashes, paths and redirects. */
export const isRelease = (value: unknown): value is Release => {
  const { success, data } = releaseShape.safeParse(value);
  // The ID depends on the order of the members, so it is computed from the given value and not from the parsed one.
  return success && releaseId((value as Release).files, (value as Release).redirects) === data.id;
};

/**
 * Returns the release from which a file is served: the current one if it has the file; else, for an asset, another one
 * that has it; undefined if there is none.
 */
export function holderOf(path: string, current: Release, others: readonly Release[]): Release | undefined {
  const has = ({ files }: Release) => Object.hasOwn(files, path);
  // Assets are named by content, so any release can serve them. Pages are served from the current release only.
  return has(current) || !path.startsWith('assets/') ? (has(current) ? current : undefined) : others.find(has);
}
