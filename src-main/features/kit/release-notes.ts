import { z } from 'zod';
import type { Version } from '../../store/version-repo.ts';
import type { Store } from '../../store/store.ts';
import { readCached } from './cached-list.ts';

const note = z.object({ version: z.number() });

/** Stores which version of a site's history each release was made from, for releases that this computer published. */
export interface ReleaseVersions {
  /** Stores that the release was made from the newest published version. */
  put(slug: string, idKey: string, release: string): void;
  /**
   * Returns the version that a release was made from; undefined if this computer has no note about the release, such as
   * one that was published elsewhere, or if the version was deleted.
   */
  versionOf(slug: string, idKey: string, release: string): Version | undefined;
  /** Returns the version that this computer published last. */
  newest(slug: string): Version | undefined;
}

export function createReleaseVersions({ versions, responses }: Pick<Store, 'versions' | 'responses'>): ReleaseVersions {
  const keyOf = (idKey: string, release: string): string => `release ${idKey} ${release}`;
  const newest = (slug: string) => versions.list(slug).find(({ kind }) => kind === 'published');
  return {
    newest,
    put(slug, idKey, release) {
      const version = newest(slug)?.id;
      if (version !== undefined) responses.put(keyOf(idKey, release), JSON.stringify({ version }));
    },
    versionOf(slug, idKey, release) {
      const known = readCached(responses, keyOf(idKey, release), note);
      return known && versions.list(slug).find(({ id }) => id === known.version);
    },
  };
}
