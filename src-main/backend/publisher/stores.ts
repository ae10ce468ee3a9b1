import { join } from 'node:path';
import { namesIn, removeParts } from '../part-files.ts';
import type { Place } from './claims.ts';
import { createFolderStore } from './folder-store.ts';
import { createGitStore } from './git-store.ts';
import type { ReleaseStore, Shown } from './release.ts';

export interface Stores {
  /** @param shown what the publication says of the releases there */
  at(place: Place, shown?: Shown): ReleaseStore;
  /** Deletes half-written files of killed processes. */
  tidy(): void;
}

/** The releases of all sites, each at its claimed place. */
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
    tidy() {
      for (const parent of Object.values(parents)) {
        // No domain or repository has such a name.
        removeParts(parent, /^\..*\.part$/);
        for (const site of namesIn(parent)) {
          removeParts(join(parent, site));
          removeParts(join(parent, site, 'releases'));
        }
      }
    },
  };
}
