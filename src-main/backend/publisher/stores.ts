import { join } from 'node:path';
import { namesIn, removeParts } from '../part-files.ts';
import type { Place } from './claims.ts';
import { createFolderStore } from './folder-store.ts';
import { createGitStore } from './git-store.ts';
import type { ReleaseStore, Shown } from './release.ts';

export interface Stores {
  /**
   * Returns the store at a place.
   * @param shown the list of releases in the publication, for stores that do not keep the list themselves
   */
  at(place: Place, shown?: Shown): ReleaseStore;
  /** Deletes temporary files that killed processes left. */
  tidy(): void;
}

/** Creates the stores of all sites' releases, each at the place that its site has claimed. */
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
        // No domain or repository has such a name, so only temporary files are deleted.
        removeParts(parent, /^\..*\.part$/);
        for (const site of namesIn(parent)) {
          removeParts(join(parent, site));
          removeParts(join(parent, site, 'releases'));
        }
      }
    },
  };
}
