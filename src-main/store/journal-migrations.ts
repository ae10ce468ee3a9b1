import Sqlite from 'better-sqlite3';
import { schema } from './migrations/journal/0014-schema.ts';
import { changeRequests } from './migrations/journal/0015-change-requests.ts';
import { askedDocuments } from './migrations/journal/0016-asked-documents.ts';
import { fleet } from './migrations/journal/0017-fleet.ts';
import { lists } from './migrations/journal/0018-lists.ts';
import { migrate } from './open-database.ts';

/** The migrations of the journal. Schemas older than the first one here are refused: no release has written them. */
export const journalMigrations = [schema, changeRequests, askedDocuments, fleet, lists];

/** Makes an empty journal in memory, with the schema of the given version. */
export function emptyJournal(version = Infinity): Sqlite.Database {
  const db = new Sqlite(':memory:');
  migrate(db, journalMigrations, version);
  return db;
}
