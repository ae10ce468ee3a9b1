import type { Database } from 'better-sqlite3';
import { apartPhotos } from './apart-photos-repo.ts';
import { changeRequests } from './change-request-repo.ts';
import { conflicts } from './conflict-repo.ts';
import { drafts, edits } from './draft-repo.ts';
import { fleetSites } from './fleet-repo.ts';
import { milestones } from './milestone-repo.ts';
import { outbox } from './outbox-repo.ts';
import type { SiteCacheRepo } from './site-cache-repo.ts';
import { siteKeys, type SiteKeyRepo } from './site-keys.ts';
import { trash } from './trash-repo.ts';
import { versions } from './version-repo.ts';

/**
 * Moves the rows of slug `from` in these tables, of all persons, to slug `to`. Deletes the drafts and conflicts that
 * `to` had.
 */
export function renameRows(db: Database, from: string, to: string): void {
  const drafted = [drafts, edits, conflicts] as const;
  for (const table of drafted) table.remove(db, { slug: to });
  const others = [milestones, versions, trash, outbox, changeRequests, fleetSites, siteKeys] as const;
  for (const table of [...drafted, ...others] as const) table.rewrite(db, { slug: from }, { slug: to });
  apartPhotos.rewrite(db, { site: from }, { site: to });
}

interface Kept {
  rename(from: string, to: string): void;
  sites: SiteCacheRepo;
}

/** Moves a site's rows, cached document and summary to another slug, whose drafts and conflicts are deleted. */
export function moveSite(store: Kept, from: string, to: string): void {
  store.rename(from, to);
  const { sites } = store;
  const [copy, summary] = [sites.find(from), sites.summary(from)];
  if (copy) sites.put(to, copy);
  if (summary) sites.putSummary({ ...summary, slug: to });
  sites.remove(from);
}

/**
 * Returns the slug to which the rows of `slug` must be moved, because they belong to another site than the one with
 * these keys. Returns undefined if they belong to this site, or if it is not known to which site they belong.
 */
export function parkedSlug(store: { siteKeys: SiteKeyRepo }, slug: string, keys: readonly string[]) {
  const kept = store.siteKeys.find(slug);
  return kept === undefined || keys.includes(kept) ? undefined : `${slug}~${kept.split(' ').at(-1) ?? ''}`;
}
