import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { PersonalStore } from '../../store/store.ts';

/** What a site's actor is given to work with. */
export interface ActorPorts {
  store: PersonalStore;
  now(): number;
  isOnline(): boolean;
  /**
   * Moves the data that this computer keeps under the slug to another slug, unless the data belongs to the site with
   * these keys.
   */
  clearSlug?(slug: string, keys: readonly string[]): void;
  onStatus(status: SiteStatus): void;
  /** called after a change of the draft or its slug, such as a merge or an undo; not after a window's `edit` call */
  onChanged(change: { slug: string; version: number; renamedTo?: string; byApp?: true }): void;
}

export type Activity = 'saving' | 'publishing' | undefined;
