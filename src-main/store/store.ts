import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { ApartPhotosRepo } from './apart-photos-repo.ts';
import { Backups } from './backups.ts';
import { Ballast } from './ballast.ts';
import { purgeBlobs } from './blob-purge.ts';
import { BlobRepo } from './blob-repo.ts';
import { Cache } from './cache.ts';
import { CachedTexts, HASH_KEPT_MS } from './cached-texts.ts';
import { ChangeRequestRepo } from './change-request-repo.ts';
import { damageOf } from './check-journal.ts';
import { compactJournal } from './compact-journal.ts';
import { ConflictRepo } from './conflict-repo.ts';
import { DictionaryRepo } from './dictionary-repo.ts';
import { DraftRepo, drafts, EditNumbers, edits } from './draft-repo.ts';
import { draftsText, exportDrafts } from './export-drafts.ts';
import { FleetRepo } from './fleet-repo.ts';
import { FleetViewRepo } from './fleet-view-repo.ts';
import { forgetOldest, newestIn } from './forget-oldest.ts';
import { IntentRepo } from './intent-repo.ts';
import { importDrafts, type Imported } from './import-drafts.ts';
import { Journal, type JournalOptions } from './journal.ts';
import { emptyJournal } from './journal-migrations.ts';
import { LayoutMemoryRepo } from './layout-memory-repo.ts';
import { MilestoneRepo, milestones } from './milestone-repo.ts';
import { renameRows } from './move-site.ts';
import { openJournal, withoutJournal, type OpenedJournal } from './open-journal.ts';
import { outbox, OutboxRepo, queuedRows, type QueuedRows } from './outbox-repo.ts';
import { OwnerRepo } from './owner-repo.ts';
import type { Person, WhoWorks } from './person.ts';
import { PresetRepo } from './preset-repo.ts';
import { SiteKeyRepo } from './site-keys.ts';
import { SiteIndexRepo } from './site-index-repo.ts';
import { SiteCacheRepo } from './site-cache-repo.ts';
import type { StoreHealth, StoreReport } from '#shared/ipc/store.ipc.ts';
import { TrashRepo } from './trash-repo.ts';
import { VersionRepo } from './version-repo.ts';

/** The store with the personal repositories, and `keepAside`, of one fixed person, even if another person works now. */
export type PersonalStore = Omit<Store, 'owners' | 'of'> & { owners: WhoWorks };

/**
 * The journal and the cache of a backend on this computer. The journal must not be lost; the cache can be filled again.
 * The personal repositories are those of the person who works now.
 */
export interface Store extends Repos {
  of(person: Person): PersonalStore;
  /**
   * Sets the listener that is called after each write to the journal except upkeep, in place of the former listener.
   */
  onWritten(listener: () => void): void;
  /**
   * Moves a site's rows in the journal, of all persons, to its new slug. Deletes the drafts and conflicts that the new
   * slug had.
   */
  rename(from: string, to: string): void;
  /** Runs `work` as one transaction of the journal. */
  transaction<T>(work: () => T): T;
  health(): StoreHealth;
  /** Returns facts about the journal for diagnostics: its schema's version, the row count of each table, any damage. */
  inspect(): StoreInspection;
  /**
   * Writes the drafts and the trash of the person who works now to a JSON file. Returns sentences about what could not
   * be read.
   */
  exportDrafts(file: string): Promise<string[]>;
  /** Puts the documents of a file made by `exportDrafts` into the trash. @throws AppError BAD_REQUEST, DISK */
  importDrafts(file: string): Promise<Imported>;
  /**
   * Writes the drafts and the trash of the person who works now, without blobs, to a file with this name in the store's
   * folder `salvaged`. Returns the path of the file; undefined if the file cannot be written.
   */
  keepAside(name: string): string | undefined;
  /** Adds a report of damage that was found and repaired while the app runs. */
  addReport(report: StoreReport): void;
  /** Deletes data that is too old or exceeds a limit; in the journal only once per day of use. */
  purge(): void;
  /** Does what can wait: reserves space on the disk, purges, compacts the journal and makes the daily backup. */
  maintain(): Promise<void>;
  close(): void;
}

/** Makes the repositories of one person. */
const personalRepos = (journal: Journal, owners: WhoWorks, { numbers, queued }: Shared) => ({
  drafts: new DraftRepo(journal, owners, numbers),
  conflicts: new ConflictRepo(journal, owners),
  outbox: new OutboxRepo(journal, owners, queued),
  intents: new IntentRepo(journal, owners),
  versions: new VersionRepo(journal, owners),
  changeRequests: new ChangeRequestRepo(journal, owners),
  fleet: new FleetRepo(journal, owners),
  trash: new TrashRepo(journal, owners),
});

const journalRepos = (journal: Journal, owners: OwnerRepo, shared: Shared) => ({
  ...personalRepos(journal, owners, shared),
  owners,
  siteKeys: new SiteKeyRepo(journal),
  blobs: new BlobRepo(journal, owners),
  milestones: new MilestoneRepo(journal),
  dictionary: new DictionaryRepo(journal),
  presets: new PresetRepo(journal),
  layoutMemories: new LayoutMemoryRepo(journal),
  apartPhotos: new ApartPhotosRepo(journal),
  fleetViews: new FleetViewRepo(journal),
});

/** Makes the repositories of the cache. */
const cacheRepos = (cache: Cache) => ({
  sites: new SiteCacheRepo(cache),
  siteIndex: new SiteIndexRepo(cache),
  /** values that features store by key, such as the list of industries as the server last sent it */
  responses: new CachedTexts(cache, 'response'),
  /** hashes of pictures (`differenceHash` of the converter), by the text with which a record names the picture */
  pictureHashes: new CachedTexts(cache, 'picture hash'),
  /** results of the last check of each domain and of each published page, as JSON */
  domainChecks: new CachedTexts(cache, 'domain check'),
  /** texts of each site that other sites have too, from the last comparison, as JSON, by slug */
  sharedTexts: new CachedTexts(cache, 'shared texts'),
});

/** What the repositories of all persons share. */
interface Shared {
  numbers: EditNumbers;
  queued: QueuedRows;
}

type Repos = ReturnType<typeof journalRepos> & ReturnType<typeof cacheRepos>;

export interface StoreOptions {
  /** uses an empty cache in memory and does not touch the cache's file */
  withoutCache?: boolean;
  now?: () => number;
  /** called when `health()` has changed */
  onHealth?: (health: StoreHealth) => void;
  log?: (message: string, facts?: Record<string, unknown>) => void;
}

/** Size in bytes of the folder `damaged`, and also of `salvaged`, above which old entries of the folder are deleted. */
const ASIDE_BYTES = 512 * 1024 * 1024;

/** Maximum number of stored `responses`. */
const RESPONSES = 10_000;

/** Opens the store whatever state its files are in. `health()` says what was found. */
export async function openStore(
  folder: string,
  { withoutCache = false, now = Date.now, onHealth = () => undefined, log = () => undefined }: StoreOptions = {},
): Promise<Store> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => log('no folder for the data', { error }));
  const backups = new Backups(join(folder, 'backups'));
  const ballast = new Ballast(join(folder, 'ballast'));
  let cache: Cache | undefined;
  // The cache is opened after the journal is checked, because opening creates the cache's file. A cache file without a
  // journal means that the journal was lost.
  const openCache = () =>
    (cache ??= new Cache(
      withoutCache ? ':memory:' : join(folder, 'cache.db'),
      (error) => log('cache begun anew', { error }),
      (error) => log('not kept in the cache', { error }),
    ));
  const found = await openJournal({
    folder,
    backups,
    cache: async () => {
      const sites = new SiteCacheRepo(openCache());
      return (slug) => sites.find(slug);
    },
    now: now(),
  });
  const { opened, journal, repos, shared } = reposOn(found, now(), { ballast, onState: () => onHealth(health()) });
  if (opened.report) log('journal not as it should be', { reason: opened.report.found, error: opened.cause });
  const health = (): StoreHealth => healthOf(opened, journal);
  const running = openCache();
  const cached = cacheRepos(running);
  /** Runs upkeep and logs its failure. The next upkeep tries again. */
  const attempt = (failure: string, upkeep: () => void): void => {
    try {
      upkeep();
    } catch (error) {
      log(failure, { error });
    }
  };
  const purgeJournal = () => {
    const day = repos.trash.purge(now());
    if (day === undefined) return;
    repos.versions.trim();
    repos.intents.trim();
    purgeBlobs(journal.db, day);
  };
  const forgetAside = () => {
    forgetOldest(newestIn(join(folder, 'damaged')), { kept: 5, alwaysKept: 2, mostBytes: ASIDE_BYTES });
    forgetOldest(newestIn(join(folder, 'salvaged')), { kept: 50, alwaysKept: 5, mostBytes: ASIDE_BYTES });
  };
  const compactIfRoom = async () => {
    // Three copies need room: the new file, its log and the backup.
    if (await backups.hasRoom(opened.db, undefined, 3)) compactJournal(opened.db);
  };
  const keepAsideOf = (owners: WhoWorks) => (name: string) => {
    const file = join(folder, 'salvaged', name);
    try {
      mkdirSync(dirname(file), { recursive: true });
      const unread = new Set<string>();
      const text = draftsText(opened.db, { now: now(), person: owners.current }, unread);
      writeFileSync(file, text, { flush: true });
      if (unread.size > 0) log('not all drafts kept aside', { unread: [...unread] });
      return file;
    } catch (error) {
      log('drafts not kept aside', { error });
      return undefined;
    }
  };
  const store: Store = {
    ...repos,
    ...cached,
    of(person) {
      const owners = { current: person };
      return { ...store, ...personalRepos(journal, owners, shared), owners, keepAside: keepAsideOf(owners) };
    },
    onWritten: (listener) => void (journal.onWritten = listener),
    rename: (from, to) =>
      journal.transaction(() => {
        renameRows(journal.db, from, to);
        repos.intents.renamePosts(from, to);
        repos.milestones.renamed();
        shared.queued.forgetAll();
      }),
    transaction: (work) => journal.transaction(work),
    health,
    inspect: () => inspect(opened.db),
    exportDrafts: (file) =>
      exportDrafts(opened.db, file, { now: now(), report: opened.report, person: repos.owners.current }),
    importDrafts: (file) => importDrafts(file, { journal, ...repos }, now()),
    keepAside: keepAsideOf(repos.owners),
    addReport(report) {
      opened.report = opened.report ? joined(opened.report, report) : report;
      onHealth(health());
    },
    purge() {
      attempt('nothing purged', () => {
        journal.upkeep(purgeJournal);
        cached.responses.keepNewest(RESPONSES);
        cached.pictureHashes.forgetBefore(now() - HASH_KEPT_MS);
        cached.sites.trim(new Set(repos.owners.sites()));
      });
    },
    async maintain() {
      if (opened.readOnly) return;
      if (!(await ballast.keep())) log('no room to hold back on the disk');
      store.purge();
      attempt('what was put aside stays', forgetAside);
      if (!backups.isDue(now())) return;
      if (!(await backups.hasRoom(opened.db))) return log('no room for a backup on the disk');
      await compactIfRoom().catch((error: unknown) => log('the journal keeps its size', { error }));
      await backups.make(opened.db, now()).catch((error: unknown) => log('backup not made', { error }));
    },
    close() {
      journal.db.close();
      opened.db.close();
      running.close();
    },
  };
  return store;
}

export interface StoreInspection {
  schema: number;
  /** number of rows of each table */
  rows: Record<string, number>;
  damage: string[];
}

function inspect(db: Database.Database): StoreInspection {
  const tables = db
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all();
  const count = (table: string) => db.prepare<[], number>(`SELECT count(*) FROM "${table}"`).pluck().get() ?? 0;
  return {
    schema: Number(db.pragma('user_version', { simple: true })),
    rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
    damage: damageOf(db),
  };
}

interface OpenedRepos {
  opened: OpenedJournal;
  journal: Journal;
  repos: ReturnType<typeof journalRepos>;
  shared: Shared;
}

/**
 * Makes the repositories, some of which read the journal at once. If the journal cannot be read, an empty journal in
 * memory takes its place.
 */
function reposOn(opened: OpenedJournal, now: number, ports: Omit<JournalOptions, 'readOnly'>): OpenedRepos {
  const build = (db: Database.Database): OpenedRepos => {
    const journal = new Journal(db, { ...ports, readOnly: opened.readOnly });
    for (const table of [drafts, edits, outbox, milestones] as const) table.assertColumns(db);
    const shared = { queued: queuedRows(journal), numbers: new EditNumbers(db) };
    const repos = journalRepos(journal, new OwnerRepo(journal, shared.queued), shared);
    return { opened, journal, repos, shared };
  };
  try {
    return build(opened.db);
  } catch (error) {
    // A journal with a newer schema may have other tables. Its drafts can be exported but not shown.
    if (opened.readOnly) return build(emptyJournal());
    opened.db.close();
    return reposOn(withoutJournal(error, now, opened.report), now, ports);
  }
}

function joined(first: StoreReport, then: StoreReport): StoreReport {
  return {
    ...first,
    ...then,
    found: `${first.found} ${then.found}`,
    saved: [...first.saved, ...then.saved],
    lost: [...first.lost, ...then.lost],
  };
}

function healthOf({ readOnly, report }: OpenedJournal, journal: Journal): StoreHealth {
  const state = readOnly ? 'readonly' : journal.state !== 'ok' ? journal.state : report ? 'recovered' : 'ok';
  return { state, ...(report && { report }) };
}
