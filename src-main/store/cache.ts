import { rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sites } from './migrations/cache/0001-sites.ts';
import { siteHash } from './migrations/cache/0002-site-hash.ts';
import { search } from './migrations/cache/0003-search.ts';
import { summaryPictures } from './migrations/cache/0004-summary-pictures.ts';
import { configureCache, migrate, schemaVersion } from './open-database.ts';
import { diskCode } from './journal.ts';
import { parts } from './open-damaged.ts';

export const cacheMigrations = [sites, siteHash, search, summaryPictures];

/**
 * The open cache. All of it can be fetched again: one that is damaged, foreign or of another schema is begun anew; what the
 * disk refuses is not kept, and what is there stays for the time without a server.
 */
export class Cache {
  private readonly file: string;
  private readonly onRecreated: (error: unknown) => void;
  private readonly onRefused: (error: unknown) => void;
  private db: Sqlite.Database;
  private readonly statements = new Map<string, Sqlite.Statement>();

  constructor(
    file: string,
    onRecreated: (error: unknown) => void,
    onRefused: (error: unknown) => void = () => undefined,
  ) {
    this.file = file;
    this.onRecreated = onRecreated;
    this.onRefused = onRefused;
    try {
      this.db = openCache(file);
    } catch (error) {
      this.db = isRefusal(error) ? this.inMemory(error) : this.recreated(error);
    }
  }

  get<Row>(sql: string, ...values: unknown[]): Row | undefined {
    return this.safely(() => this.prepared(sql).get(...values)) as Row | undefined;
  }

  all<Row>(sql: string, ...values: unknown[]): Row[] {
    return this.safely(() => this.prepared(sql).all(...values)) as Row[];
  }

  /** What the disk does not take is not kept: it can be fetched again. */
  run(sql: string, ...values: unknown[]): void {
    try {
      this.safely(() => this.prepared(sql).run(...values));
    } catch (error) {
      if (diskCode(error) === undefined) throw error;
      this.onRefused(error);
    }
  }

  close(): void {
    this.db.close();
  }

  private prepared(sql: string): Sqlite.Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  private safely<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Sqlite.SqliteError) || !isUnusable(error)) throw error;
      this.db.close();
      this.db = this.recreated(error);
      return work();
    }
  }

  private recreated(error: unknown): Sqlite.Database {
    this.onRecreated(error);
    this.statements.clear();
    try {
      for (const part of parts(this.file)) rmSync(part, { force: true, recursive: true });
      return openCache(this.file);
    } catch {
      return openCache(':memory:');
    }
  }

  /** The file stays as it is for a start on which the disk takes it again. */
  private inMemory(error: unknown): Sqlite.Database {
    this.onRefused(error);
    return openCache(':memory:');
  }
}

/** Damaged, foreign or of another schema. A disk that is full, fails or cannot be written says nothing about the file. */
const isUnusable = ({ code }: { code: string }): boolean =>
  /^SQLITE_(CORRUPT|NOTADB|ERROR|SCHEMA|CONSTRAINT|MISMATCH)/.test(code);

const isRefusal = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && /^SQLITE_(FULL|IOERR|READONLY|BUSY|LOCKED|NOMEM|PERM)/.test(error.code);

function openCache(file: string): Sqlite.Database {
  const db = new Sqlite(file);
  try {
    configureCache(db);
    const newest = cacheMigrations.at(-1)!.version;
    if (schemaVersion(db) > newest) throw new Error('the cache was written by a newer version of the app');
    migrate(db, cacheMigrations);
    // Fails here, not later, when one of its tables is missing or its first pages are damaged.
    for (const table of ['site', 'summary', 'response']) db.prepare(`SELECT * FROM ${table} LIMIT 1`).get();
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
