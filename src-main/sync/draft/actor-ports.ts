import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { PersonalStore } from '../../store/store.ts';

/** What a site's actor is given to work with. */
export interface ActorPorts {
  store: PersonalStore;
  now(): number;
  isOnline(): boolean;
  /**
   * Moves what this computer keeps under the slug to another slug, unless it belongs to the site with these keys. Left
   * out where no other site is kept here.
   */
  clearSlug?(slug: string, keys: readonly string[]): void;
  onStatus(status: SiteStatus): void;
  /** the draft changed in another way than by an `edit` call of a window */
  onChanged(change: { slug: string; version: number; renamedTo?: string; byApp?: true }): void;
}

export type Activity = 'saving' | 'publishing' | undefined;
