import Sqlite from 'better-sqlite3';
import { drafts } from './migrations/journal/0001-drafts.ts';
import { sync } from './migrations/journal/0002-sync.ts';
import { rowHashes } from './migrations/journal/0003-row-hashes.ts';
import { layout } from './migrations/journal/0004-layout.ts';
import { trashDays } from './migrations/journal/0005-trash-days.ts';
import { filesInUse } from './migrations/journal/0006-files-in-use.ts';
import { snapshots } from './migrations/journal/0007-snapshots.ts';
import { owners } from './migrations/journal/0008-owners.ts';
import { siteKeys } from './migrations/journal/0009-site-keys.ts';
import { versionNames } from './migrations/journal/0010-version-names.ts';
import { uploadPlaces } from './migrations/journal/0011-upload-places.ts';
import { fewerPages } from './migrations/journal/0012-fewer-pages.ts';
import { draftsOfPersons } from './migrations/journal/0013-drafts-of-persons.ts';
import { apartPhotos } from './migrations/journal/0014-apart-photos.ts';
import { changeRequests } from './migrations/journal/0015-change-requests.ts';
import { askedDocuments } from './migrations/journal/0016-asked-documents.ts';
import { migrate } from './open-database.ts';

export const journalMigrations = [
  drafts,
  sync,
  rowHashes,
  layout,
  trashDays,
  filesInUse,
  snapshots,
  owners,
  siteKeys,
  versionNames,
  uploadPlaces,
  fewerPages,
  draftsOfPersons,
  apartPhotos,
  changeRequests,
  askedDocuments,
];

/** A journal in memory, with the schema of a version. */
export function emptyJournal(version = Infinity): Sqlite.Database {
  const db = new Sqlite(':memory:');
  migrate(db, journalMigrations, version);
  return db;
}
