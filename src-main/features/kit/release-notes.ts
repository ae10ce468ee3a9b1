import { z } from 'zod';
import type { Version } from '../../store/version-repo.ts';
import type { Store } from '../../store/store.ts';
import { readCached } from './cached-list.ts';

const note = z.object({ version: z.number() });

/** Notes which version of a site's history each release was made from, for releases of this computer. */
export interface ReleaseNotes {
  /** Notes that this release was made from the newest published version. */
  put(slug: string, idKey: string, release: string): void;
  /** The version of a release; undefined where it was published elsewhere, or the version is no longer kept. */
  versionOf(slug: string, idKey: string, release: string): Version | undefined;
  /** The version that this computer has published last. */
  newest(slug: string): Version | undefined;
}

export function createReleaseNotes({ versions, responses }: Pick<Store, 'versions' | 'responses'>): ReleaseNotes {
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
