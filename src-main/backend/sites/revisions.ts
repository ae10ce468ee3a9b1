import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/**
 * SQL expression for a user's name, in queries that join `user` and `staff`: the name in the list of staff, else the
 * name kept in the user's row when the person was removed from that list, else the phone number, else ''.
 */
export const byName = sql<string>`coalesce(staff.name, nullif("user".name, ''), "user".phone_number, '')`;

/** Selects all saves with the users who made them, newest first. */
export const savesIn = (db: Db) =>
  db
    .selectFrom('revision')
    .leftJoin('user', 'user.id', 'revision.user_id')
    .leftJoin('staff', 'staff.phone_number', 'user.phone_number')
    .select(['revision.modified', 'revision.slug', 'revision.user_id as userId', byName.as('by')])
    .orderBy('revision.id', 'desc');

/**
 * Returns the time of a save in milliseconds since 1970; 0 if it cannot be parsed. A modified time never repeats,
 * because it has further digits after the milliseconds; these are ignored here.
 */
export const timeOf = (modified: string): number => Date.parse(modified.replace(/(\.\d{3})\d*Z$/, '$1Z')) || 0;
