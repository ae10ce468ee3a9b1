import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobRepo } from './blob-repo.ts';
import { ConflictRepo } from './conflict-repo.ts';
import { DictionaryRepo } from './dictionary-repo.ts';
import { DraftRepo } from './draft-repo.ts';
import { IntentRepo } from './intent-repo.ts';
import { MilestoneRepo } from './milestone-repo.ts';
import { sites } from './migrations/cache/0001-sites.ts';
import { drafts } from './migrations/journal/0001-drafts.ts';
import { sync } from './migrations/journal/0002-sync.ts';
import { rowHashes } from './migrations/journal/0003-row-hashes.ts';
import { Journal } from './journal.ts';
import { Ballast } from './ballast.ts';
import { configureCache, configureJournal, openDatabase } from './open-database.ts';
import { OutboxRepo } from './outbox-repo.ts';
import { ResponseRepo } from './response-repo.ts';
import { SiteCacheRepo } from './site-cache-repo.ts';
import { TrashRepo } from './trash-repo.ts';
import { VersionRepo } from './version-repo.ts';

export const journalMigrations = [drafts, sync, rowHashes];
export const cacheMigrations = [sites];

/** All that the app keeps on this computer: `journal.db` is precious, `cache.db` can be fetched again. */
export interface Store {
  drafts: DraftRepo;
  conflicts: ConflictRepo;
  outbox: OutboxRepo;
  intents: IntentRepo;
  blobs: BlobRepo;
  versions: VersionRepo;
  trash: TrashRepo;
  milestones: MilestoneRepo;
  dictionary: DictionaryRepo;
  sites: SiteCacheRepo;
  responses: ResponseRepo;
  /** Makes what `work` writes to the journal one transaction. */
  transaction<T>(work: () => T): T;
  close(): void;
}

export async function openStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const db = await openDatabase(join(folder, 'journal.db'), journalMigrations, configureJournal);
  const journal = new Journal(db, {
    readOnly: false,
    ballast: new Ballast(join(folder, 'ballast')),
    onState: () => undefined,
  });
  const cache = await openDatabase(join(folder, 'cache.db'), cacheMigrations, configureCache);
  return {
    drafts: new DraftRepo(journal),
    conflicts: new ConflictRepo(journal),
    outbox: new OutboxRepo(journal),
    intents: new IntentRepo(journal),
    blobs: new BlobRepo(journal),
    versions: new VersionRepo(journal),
    trash: new TrashRepo(journal),
    milestones: new MilestoneRepo(journal),
    dictionary: new DictionaryRepo(journal),
    sites: new SiteCacheRepo(cache),
    responses: new ResponseRepo(cache),
    transaction: (work) => journal.transaction(work),
    close() {
      db.close();
      cache.close();
    },
  };
}
