import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** The name of a joined user: a person on the list of staff has it there, one who was removed kept it. */
export const byName = sql<string>`coalesce(staff.name, nullif("user".name, ''), "user".phone_number, '')`;

/** Every save with who made it, newest first. */
export const savesIn = (db: Db) =>
  db
    .selectFrom('revision')
    .leftJoin('user', 'user.id', 'revision.user_id')
    .leftJoin('staff', 'staff.phone_number', 'user.phone_number')
    .select(['revision.modified', 'revision.slug', 'revision.user_id as userId', byName.as('by')])
    .orderBy('revision.id', 'desc');

/** When a save was: a modified time has more digits than a second has milliseconds, so that it never repeats. */
export const timeOf = (modified: string): number => Date.parse(modified.replace(/(\.\d{3})\d*Z$/, '$1Z')) || 0;
