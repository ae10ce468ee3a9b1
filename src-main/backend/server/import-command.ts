import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { counted } from '#shared/domain/counted.ts';
import { openDatabase, type Store } from '../db/open.ts';
import { type Db, inTransaction } from '../db/tables.ts';
import { twinOf } from '../publisher/claims.ts';
import { CommandError } from './command.ts';
import { intoBucket, intoFolder, type Target } from './import-files.ts';
import { copyTables } from './import-tables.ts';
import type { Settings } from './settings.ts';

export const IMPORT_USAGE =
  'import FOLDER     the data folder of an embedded backend, into an empty server that is stopped';

/** Copies the data of an embedded backend to an empty server, completely or not at all. Returns the lines to print. */
export async function runImportCommand(
  { db }: Store,
  [from]: readonly string[],
  { dataDir, bucket, ...settings }: Pick<Settings, 'dataDir' | 'bucket' | 's3' | 'uploads'>,
): Promise<string[]> {
  if (from === undefined) throw new CommandError(IMPORT_USAGE);
  const file = join(from, 'backend.db');
  if (!existsSync(file))
    throw new CommandError(`${from} is no data folder of an embedded backend: it has no backend.db.`);
  await refuseUnlessEmpty(db);
  await mkdir(dataDir, { recursive: true });
  const copyFolder = await mkdtemp(join(dataDir, '.import-'));
  try {
    const files =
      bucket === undefined ? intoFolder(from, dataDir) : await intoBucket(from, copyFolder, { bucket, ...settings });
    const refusal = await files.refusal();
    if (refusal !== undefined) throw new CommandError(`${refusal} Nothing was imported.`);
    return await copyAll(db, file, copyFolder, files);
  } finally {
    await rm(copyFolder, { recursive: true, force: true });
  }
}

/** Copies the database `file` and the files. Deletes the copied files if that fails. Returns the lines to print. */
async function copyAll(db: Db, file: string, copyFolder: string, files: Target): Promise<string[]> {
  try {
    // Only a copy of the database is migrated, so that the embedded backend's own database does not change.
    const original = new Database(file, { readonly: true });
    await original.backup(join(copyFolder, 'backend.db'));
    original.close();
    const source = openDatabase(copyFolder);
    await inTransaction(db, async (tx) => {
      await copyTables(source, tx);
      await claimTwins(tx);
      await files.take(tx);
    });
    const countOf = (table: string) => source.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;
    const numbers = [
      counted(countOf('site'), 'site'),
      counted(countOf('revision'), 'save'),
      counted(countOf('publication'), 'published site'),
      counted(countOf('texts'), 'message'),
    ];
    source.close();
    return [`${numbers.join(', ')} are here now. Who may sign in is on the list of staff.`];
  } catch (error) {
    await files.clear();
    throw error;
  }
}

async function refuseUnlessEmpty(db: Db): Promise<void> {
  for (const [table, what] of [
    ['site', 'sites'],
    ['user', 'people who have signed in'],
  ] as const) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) throw new CommandError(`The server is not empty: it has ${what}. Nothing was imported.`);
  }
}

/**
 * Claims the other form of each domain too (with or without `www.`), because the embedded backend claims only the
 * published form.
 */
async function claimTwins(tx: Db): Promise<void> {
  for (const { domain, site_pk } of await tx.selectFrom('publication').select(['domain', 'site_pk']).execute()) {
    await tx
      .insertInto('claim')
      .values({ kind: 'domain', name: twinOf(domain), site_pk })
      .onConflict((known) => known.doNothing())
      .execute();
  }
}
