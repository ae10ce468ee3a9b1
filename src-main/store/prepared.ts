import type { Database, Statement } from 'better-sqlite3';

const statements = new WeakMap<Database, Map<string, Statement>>();

/** Returns the statement for this SQL. Each database prepares a statement only once. */
export function prepared<Values extends unknown[] = unknown[], Row = unknown>(
  db: Database,
  sql: string,
): Statement<Values, Row> {
  const known = statements.get(db) ?? new Map<string, Statement>();
  statements.set(db, known);
  const statement = known.get(sql) ?? db.prepare(sql);
  known.set(sql, statement);
  return statement as Statement<Values, Row>;
}
