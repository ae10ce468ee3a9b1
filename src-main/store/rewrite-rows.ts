import type Database from 'better-sqlite3';

type Values = Readonly<Record<string, string | number>>;

/** Changes all rows with these values, and their hashes with them; a damaged row stays one that does not match its hash. */
export function rewriteRows<Row>(
  db: Database.Database,
  { table, hashOf }: { table: string; hashOf: (row: Row) => string },
  where: Values,
  change: Values,
): void {
  const clause = Object.keys(where).map((column) => `${column} = @${column}`);
  const select = `SELECT rowid AS row_id, * FROM ${table} WHERE ${clause.join(' AND ')}`;
  const rows = db.prepare<[Values], Row & { row_id: number; hash: string }>(select).all(where);
  const set = Object.keys(change).map((column) => `${column} = @${column}`);
  const update = db.prepare(`UPDATE OR REPLACE ${table} SET ${set.join(', ')}, hash = @hash WHERE rowid = @row_id`);
  for (const row of rows) {
    const hash = row.hash === hashOf(row) ? hashOf({ ...row, ...change }) : row.hash;
    update.run({ ...change, hash, row_id: row.row_id });
  }
}
