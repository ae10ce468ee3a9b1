import { hash } from 'node:crypto';
import { apartPhotos } from './apart-photos-repo.ts';
import { blobs, unusedBlobs, type Blob, type BlobRow } from './blob-repo.ts';
import { changeRequests } from './change-request-repo.ts';
import { conflicts } from './conflict-repo.ts';
import { drafts, edits } from './draft-repo.ts';
import { fleetChanges, fleetSites } from './fleet-repo.ts';
import { fleetViews } from './fleet-view-repo.ts';
import { intents } from './intent-repo.ts';
import { layoutMemories } from './layout-memory-repo.ts';
import { milestones } from './milestone-repo.ts';
import { outboxHash14, type OutboxRow14 } from './migrations/journal/0016-asked-documents.ts';
import { outbox, type OutboxRow } from './outbox-repo.ts';
import { presets } from './preset-repo.ts';
import { siteKeys } from './site-keys.ts';
import type { Row } from './table.ts';
import { trash, trashDays } from './trash-repo.ts';
import { versions } from './version-repo.ts';

/** A table of the journal: what users call a row (`name`), which column identifies it, and whether it is sound. */
export interface TableCheck {
  table: string;
  name: string;
  key: string;
  isSound: (row: never) => boolean;
}

export function checkOf(table: string): TableCheck {
  const check = tableChecks.find((known) => known.table === table);
  if (!check) throw new RangeError(`the journal has no table ${table}`);
  return check;
}

export const tableChecks: readonly TableCheck[] = [
  drafts,
  edits,
  conflicts,
  trash,
  trashDays,
  {
    ...{ table: 'outbox', name: outbox.name, key: outbox.key },
    isSound: (row: OutboxRow & OutboxRow14) => outbox.isSound(row) || row.hash === outboxHash14(row),
  },
  intents,
  milestones,
  { table: 'dictionary', name: 'accepted word', key: 'word', isSound: ({ word }: Row) => typeof word === 'string' },
  {
    ...{ table: 'blob', name: blobs.name, key: blobs.key },
    isSound: (row: Blob & BlobRow) => blobs.isSound(row) && hash('sha256', row.bytes, 'hex') === row.hash,
  },
  unusedBlobs,
  versions,
  changeRequests,
  fleetChanges,
  fleetSites,
  fleetViews,
  siteKeys,
  presets,
  layoutMemories,
  apartPhotos,
];
