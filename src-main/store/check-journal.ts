import { statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { isTransient } from './disk-errors.ts';
import { tableChecks } from './row-checks.ts';
import type { Row } from './table.ts';

/**
 * Maximum size of a journal that is checked completely, in bytes. In a larger journal, files and old versions are
 * checked only when they are read, so that the app starts quickly.
 */
const CHECKED_WHOLE = 64 * 1024 * 1024;
const LARGE = new Set(['blob', 'version']);

/**
 * Returns what is wrong with an open journal of any version, in words for users; empty if nothing is wrong.
 * @throws Error if the journal cannot be read now
 */
export function checkJournal(db: Database.Database, file: string): string[] {
  const whole = statSync(file).size <= CHECKED_WHOLE;
  try {
    const present = new Set(db.prepare<[], string>('SELECT name FROM sqlite_schema').pluck().all());
    const tables = tableChecks.filter(({ table }) => present.has(table) && (whole || !LARGE.has(table)));
    const [wrong] = (whole ? [''] : tables.map(({ table }) => `(${table})`)).flatMap((of) => damageOf(db, of));
    if (wrong !== undefined) return [`its structure is damaged: ${wrong}`];
    return tables.flatMap(({ table, name, key, isSound }) => {
      const problems: string[] = [];
      for (const row of db.prepare<[], Row>(`SELECT * FROM ${table}`).iterate()) {
        if (!isSound(row as never)) problems.push(`a row is damaged: ${name} ${String(row[key])}`);
      }
      return problems;
    });
  } catch (error) {
    if (isTransient(error)) throw error;
    return [`it cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Returns what SQLite finds wrong in a database's structure. @param of a table in parentheses; '' for all tables */
export function damageOf(db: Database.Database, of = ''): string[] {
  const said = db.prepare<[], string>(`PRAGMA integrity_check${of}`).pluck().all();
  return said.filter((line) => line !== 'ok');
}

/** Returns a database's schema as text. All journals of one version have the same text. */
export function schemaOf(db: Database.Database): string {
  const objects = db.prepare<[], string>(
    `SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY type, name`,
  );
  return objects.pluck().all().join('\n');
}
