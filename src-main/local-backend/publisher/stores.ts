import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn, removeParts } from '../part-files.ts';
import type { Place } from './claims.ts';
import { createFolderStore } from './folder-store.ts';
import { createGitStore } from './git-store.ts';
import type { ReleaseStore } from './release.ts';

export interface Stores {
  at(place: Place): ReleaseStore;
  /** Removes what processes that were killed have half written, and the places that are not in use. */
  tidy(unused: readonly Place[]): void;
}

/** The releases of all sites, each at the place that it has claimed. */
export function createStores(dataDir: string): Stores {
  const stores = new Map<string, ReleaseStore>();
  const parents = { folder: join(dataDir, 'published'), git: join(dataDir, 'repositories') };
  const folderOf = ({ kind, name }: Place): string => join(parents[kind], kind === 'git' ? `${name}.git` : name);

  return {
    at(place) {
      const folder = folderOf(place);
      const store = stores.get(folder) ?? (place.kind === 'git' ? createGitStore(folder) : createFolderStore(folder));
      stores.set(folder, store);
      return store;
    },
    tidy(unused) {
      for (const place of unused) rmSync(folderOf(place), { recursive: true, force: true });
      for (const parent of Object.values(parents)) {
        // No domain and no repository begins with a dot and ends so.
        removeParts(parent, /^\..*\.part$/);
        for (const site of namesIn(parent)) {
          removeParts(join(parent, site));
          removeParts(join(parent, site, 'releases'));
        }
      }
    },
  };
}
