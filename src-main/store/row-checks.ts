import { hash } from 'node:crypto';
import { apartHash } from './apart-photos-repo.ts';
import { unusedBlobHash } from './blob-purge.ts';
import { blobHash } from './blob-repo.ts';
import { requestHash } from './change-request-repo.ts';
import { conflictHash } from './conflict-repo.ts';
import { draftHash, editHash } from './draft-repo.ts';
import { fleetSiteHash, runHash } from './fleet-repo.ts';
import { viewHash } from './fleet-view-repo.ts';
import { intentHash } from './intent-repo.ts';
import { memoryHash } from './layout-memory-repo.ts';
import { milestoneHash } from './milestone-repo.ts';
import { outboxHash14 } from './migrations/journal/0016-asked-documents.ts';
import { outboxHash } from './outbox-repo.ts';
import { presetHash } from './preset-repo.ts';
import { siteKeyHash } from './site-keys.ts';
import { trashDayHash, trashHash } from './trash-repo.ts';
import { versionHash } from './version-repo.ts';

export type Row = Record<string, unknown>;

/** A table of the journal: how a person calls one of its rows, what tells rows apart, and whether one is as written. */
export interface TableCheck {
  table: string;
  name: string;
  key: string;
  isSound(row: Row): boolean;
}

/** Checks that `column` holds the hash of the row, as one of the versions made it. */
function hashed(
  table: string,
  name: string,
  key: string,
  column: string,
  ...hashes: readonly ((row: never) => string)[]
): TableCheck {
  const isSound = (row: Row) => hashes.some((hashOf) => row[column] === hashOf(row as never));
  return { table, name, key, isSound };
}

const blobs = hashed('blob', 'added file', 'hash', 'row_hash', blobHash);

export function checkOf(table: string): TableCheck {
  const check = tableChecks.find((known) => known.table === table);
  if (!check) throw new RangeError(`the journal has no table ${table}`);
  return check;
}

export const tableChecks: readonly TableCheck[] = [
  hashed('draft', 'draft', 'slug', 'hash', draftHash),
  hashed('edit', 'edit', 'seq', 'hash', editHash),
  hashed('conflict', 'conflict', 'id', 'hash', conflictHash),
  hashed('trash', 'discarded draft', 'id', 'hash', trashHash),
  hashed('trash_day', 'day of use', 'number', 'hash', trashDayHash),
  hashed('outbox', 'waiting save', 'slug', 'hash', outboxHash, outboxHash14),
  hashed('intent', 'note of a call', 'id', 'hash', intentHash),
  hashed('milestone', 'time of the last save', 'slug', 'hash', milestoneHash),
  { table: 'dictionary', name: 'accepted word', key: 'word', isSound: ({ word }) => typeof word === 'string' },
  { ...blobs, isSound: (row) => blobs.isSound(row) && hash('sha256', row['bytes'] as Buffer, 'hex') === row['hash'] },
  hashed('unused_blob', 'note of an unused file', 'blob', 'hash', unusedBlobHash),
  hashed('version', 'version', 'id', 'row_hash', versionHash),
  hashed('change_request', 'change request', 'id', 'hash', requestHash),
  hashed('fleet_change', 'change over many sites', 'id', 'hash', runHash),
  hashed('fleet_site', 'site of a change over many sites', 'slug', 'hash', fleetSiteHash),
  hashed('fleet_view', 'view of the sites', 'name', 'hash', viewHash),
  hashed('site_key', 'note of which site a slug is of', 'slug', 'hash', siteKeyHash),
  hashed('preset', 'preset', 'name', 'hash', presetHash),
  hashed('layout_memory', 'layout before a change of version', 'site', 'hash', memoryHash),
  hashed('apart_photos', 'note of photos that are not the same', 'id', 'hash', apartHash),
];
