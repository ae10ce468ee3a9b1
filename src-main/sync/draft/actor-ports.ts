import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { PersonalStore } from '../../store/store.ts';

/** What a site's actor is given to work with. */
export interface ActorPorts {
  store: PersonalStore;
  now(): number;
  isOnline(): boolean;
  /**
   * Moves the data that this computer keeps under the slug to another slug, unless it belongs to the site with these
   * keys. Missing if no other site is kept on this computer.
   */
  clearSlug?(slug: string, keys: readonly string[]): void;
  onStatus(status: SiteStatus): void;
  /** called when the draft has changed in any way other than by an `edit` call of a window */
  onChanged(change: { slug: string; version: number; renamedTo?: string; byApp?: true }): void;
}

export type Activity = 'saving' | 'publishing' | undefined;
