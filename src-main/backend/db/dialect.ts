import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * Whether the database is PostgreSQL, which several servers may share. Otherwise it is an SQLite file, which only one
 * server uses.
 */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Returns an SQL condition for rows of `publication`: whether the domain is one of the publication's former domains.
 */
export const hadDomain = (db: Db, domain: string): RawBuilder<boolean> =>
  isPostgres(db)
    ? sql`EXISTS (SELECT 1 FROM json_array_elements_text(manifest::json -> 'formerDomains') AS former WHERE former = ${domain})`
    : sql`EXISTS (SELECT 1 FROM json_each(manifest, '$.formerDomains') AS former WHERE former.value = ${domain})`;
