import type { Database } from 'better-sqlite3';
import { apartPhotos } from './apart-photos-repo.ts';
import { changeRequests } from './change-request-repo.ts';
import { conflicts } from './conflict-repo.ts';
import { drafts, edits } from './draft-repo.ts';
import { fleetSites } from './fleet-repo.ts';
import { milestones } from './milestone-repo.ts';
import { outbox } from './outbox-repo.ts';
import { siteKeys } from './site-keys.ts';
import { trash } from './trash-repo.ts';
import { versions } from './version-repo.ts';

/** Moves the rows of all persons that are about a site to its new slug; drafts that were kept under that are deleted. */
export function renameRows(db: Database, from: string, to: string): void {
  const drafted = [drafts, edits, conflicts] as const;
  for (const table of drafted) table.remove(db, { slug: to });
  const others = [milestones, versions, trash, outbox, changeRequests, fleetSites, siteKeys] as const;
  for (const table of [...drafted, ...others] as const) table.rewrite(db, { slug: from }, { slug: to });
  apartPhotos.rewrite(db, { site: from }, { site: to });
}
