import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Db } from './tables.ts';

/** Whether many instances share this database; else it is a file that one process writes. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Whether the domain is among those that a publication had before. */
export const hadDomain = (db: Db, domain: string): RawBuilder<boolean> =>
  isPostgres(db)
    ? sql`EXISTS (SELECT 1 FROM json_array_elements_text(manifest::json -> 'formerDomains') AS former WHERE former = ${domain})`
    : sql`EXISTS (SELECT 1 FROM json_each(manifest, '$.formerDomains') AS former WHERE former.value = ${domain})`;
