import { statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { tableChecks, type Row } from './row-checks.ts';

/** Above this size files and old versions are only checked when they are read, so that the app starts at once. */
const CHECKED_WHOLE = 64 * 1024 * 1024;
const LARGE = new Set(['blob', 'version']);

/** What is wrong with an open journal, of whatever version, in a person's words; empty when all is well. */
export function checkJournal(db: Database.Database, file: string): string[] {
  const whole = statSync(file).size <= CHECKED_WHOLE;
  try {
    const present = new Set(db.prepare<[], string>('SELECT name FROM sqlite_schema').pluck().all());
    const tables = tableChecks.filter(({ table }) => present.has(table) && (whole || !LARGE.has(table)));
    const checks = whole ? [''] : tables.map(({ table }) => `(${table})`);
    const structure = checks.flatMap((of) => db.pragma(`integrity_check${of}`) as { integrity_check: string }[]);
    const wrong = structure.map(({ integrity_check: said }) => said).filter((said) => said !== 'ok');
    if (wrong.length > 0) return [`its structure is damaged: ${wrong[0]}`];
    return tables.flatMap(({ table, name, key, isSound }) => {
      const problems: string[] = [];
      for (const row of db.prepare<[], Row>(`SELECT * FROM ${table}`).iterate()) {
        if (!isSound(row)) problems.push(`a row is damaged: ${name} ${String(row[key])}`);
      }
      return problems;
    });
  } catch (error) {
    return [`it cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** The text of a schema, which for one version of ours is always the same. */
export function schemaOf(db: Database.Database): string {
  const objects = db.prepare<[], string>(
    `SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY type, name`,
  );
  return objects.pluck().all().join('\n');
}
