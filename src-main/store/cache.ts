import { rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { damageOf, schemaOf } from './check-journal.ts';
import { diskCode, isDamage } from './disk-errors.ts';
import { cacheSchema } from './cache-schema.ts';
import { configureCache } from './open-database.ts';
import { databaseFiles } from './open-damaged.ts';
import { prepared } from './prepared.ts';

/**
 * The open cache. Everything in the cache can be fetched or computed again, so a file that is damaged, is no cache or
 * has another schema is deleted and made again. If the file cannot be read or written now, a read finds nothing and a
 * write does nothing. The file then stays, because it may be readable later and needed while the app is offline.
 */
export class Cache {
  private readonly file: string;
  private readonly onRecreated: (error: unknown) => void;
  private readonly onRefused: (error: unknown) => void;
  private db: Sqlite.Database;

  constructor(
    file: string,
    onRecreated: (error: unknown) => void,
    onRefused: (error: unknown) => void = () => undefined,
  ) {
    this.file = file;
    this.onRecreated = onRecreated;
    this.onRefused = onRefused;
    try {
      this.db = twice(() => openCache(file));
    } catch (error) {
      this.db = isDamage(error) || error instanceof OtherSchemaError ? this.recreated(error) : this.inMemory(error);
    }
  }

  get<Row>(sql: string, ...values: unknown[]): Row | undefined {
    return this.safely(() => prepared(this.db, sql).get(...values), undefined) as Row | undefined;
  }

  all<Row>(sql: string, ...values: unknown[]): Row[] {
    return this.safely(() => prepared(this.db, sql).all(...values), []) as Row[];
  }

  run(sql: string, ...values: unknown[]): void {
    this.safely(() => prepared(this.db, sql).run(...values), undefined);
  }

  /** Runs `work` in one transaction; runs it again if SQLite reports damage. */
  transaction(work: () => void): void {
    this.safely(() => this.db.transaction(work)(), undefined);
  }

  close(): void {
    this.db.close();
  }

  private safely<T>(work: () => T, refused: T): T {
    try {
      return this.repairing(work);
    } catch (error) {
      if (diskCode(error) === undefined) throw error;
      this.onRefused(error);
      return refused;
    }
  }

  private repairing<T>(work: () => T): T {
    try {
      return twice(work);
    } catch (error) {
      if (!isDamage(error) && (diskCode(error) !== undefined || isSound(this.db))) throw error;
      this.db.close();
      this.db = this.recreated(error);
      return work();
    }
  }

  private recreated(error: unknown): Sqlite.Database {
    this.onRecreated(error);
    try {
      for (const part of databaseFiles(this.file)) rmSync(part, { force: true, recursive: true });
      return openCache(this.file);
    } catch (refused) {
      return this.inMemory(refused);
    }
  }

  /** Opens a cache in memory. The file stays as it is, because it may be readable at the next start. */
  private inMemory(error: unknown): Sqlite.Database {
    this.onRefused(error);
    return openCache(':memory:');
  }
}

/** Base class of the repositories in the cache, whose rows can be fetched or computed again. */
export abstract class CacheRepo {
  protected readonly cache: Cache;

  constructor(cache: Cache) {
    this.cache = cache;
  }
}

class OtherSchemaError extends Error {}

/** Runs `work`, and once more if SQLite reports damage, because a single failed read of the disk looks like damage. */
function twice<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isDamage(error)) throw error;
    return work();
  }
}

/**
 * Returns false if two checks find damage, or if damage stops a check. A database that cannot be read now counts as
 * sound.
 */
function isSound(db: Sqlite.Database): boolean {
  try {
    return damageOf(db).length === 0 || damageOf(db).length === 0;
  } catch (error) {
    return !isDamage(error);
  }
}

function openCache(file: string): Sqlite.Database {
  const db = new Sqlite(file);
  try {
    configureCache(db);
    if (schemaOf(db) === '') db.transaction(() => db.exec(cacheSchema))();
    if (schemaOf(db) !== expectedSchema()) throw new OtherSchemaError('its schema is another');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function expectedSchema(): string {
  const db = new Sqlite(':memory:');
  db.exec(cacheSchema);
  const schema = schemaOf(db);
  db.close();
  return schema;
}
