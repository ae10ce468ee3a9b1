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

/** What tells of a release is damaged or gone, so that nothing of it can be shown; another release can be published. */
export class LostRelease extends HttpError {
  constructor() {
    super(503, 'This page cannot be read now. Please try again in a while.', 'release_lost');
  }
}

/** For what does without a release that is lost. */
export function nothingIfLost(error: unknown): undefined {
  if (!(error instanceof LostRelease)) throw error;
}

/** A release as JSON beside its files, from which a store without its list can rebuild it. */
export const RELEASE_FILE = '.release.json';

/** Number of releases that are kept, the current one included. */
export const RELEASES_KEPT = 3;

/** What is done while another release becomes the current one. */
export interface During {
  /** is called after each file that is sent elsewhere */
  step?: () => void;
  /**
   * Is done once all is written, before visitors see it, by a store that keeps its own list; where it fails, visitors
   * see what they saw before.
   */
  first?: () => Promise<void>;
}

/** The releases of one site. Visitors always see a complete release, the old one or the new one. */
export interface ReleaseStore {
  /** The release that visitors see; undefined before the first. @throws LostRelease */
  current(): Promise<Release | undefined>;
  /** Newest first, at most `RELEASES_KEPT`. */
  list(): Promise<readonly Release[]>;
  /** Writes a release and makes it the current one. The current one itself is not written again. */
  publish(release: NewRelease, during?: During): Promise<Release>;
  /** Makes a kept release the current one. @throws RangeError where it is not kept */
  rollBack(id: string, during?: During): Promise<Release>;
  /** Reads a file of the current release, or, for a page that a visitor still has open, of a kept one. */
  read(path: string): Promise<{ bytes: Uint8Array; hash: string; type: string } | undefined>;
  /** The same file of the current release compressed by brotli, where that was made when it was published. */
  readBrotli?(path: string): Promise<Uint8Array | undefined>;
  /** Takes the site off the web with all its releases. */
  remove(): Promise<void>;
  /**
   * For a store whose list of releases is in the site's publication: the list as it has to be there, so that visitors
   * see what was changed.
   */
  shown?(): Shown | undefined;
  /** For such a store: deletes what belongs to no kept release, once the publication is stored. */
  tidy?(): Promise<void>;
}

/** The stored releases of a site by their names in the store. */
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

/** Whether it is a valid release: its id matches its hashes, paths and redirects. */
export const isRelease = (value: unknown): value is Release => {
  const { success, data } = releaseShape.safeParse(value);
  // Only valid where the members have the stored order, from which the id is made.
  return success && releaseId((value as Release).files, (value as Release).redirects) === data.id;
};

/** The kept release with the file, the current one first. */
export function holderOf(path: string, current: Release, others: readonly Release[]): Release | undefined {
  const has = ({ files }: Release) => Object.hasOwn(files, path);
  // Assets are named by content, so any release can serve them. Pages are served from the current release only.
  return has(current) || !path.startsWith('assets/') ? (has(current) ? current : undefined) : others.find(has);
}
