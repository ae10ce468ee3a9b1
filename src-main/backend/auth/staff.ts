import { type AliasableExpression, sql } from 'kysely';
import type { Role } from '#shared/domain/staff/roles.ts';
import { type Db, inTransaction } from '../db/tables.ts';

/** Who may sign in, and what they may do. */
export interface Staff {
  roleOfPhone(phoneNumber: string): Promise<Role | undefined>;
  /** The role of the user whose number a column holds, as a part of a query; null for one who has been removed. */
  roleOf(userId: 'user.id' | 'access_token.user_id'): AliasableExpression<Role | null>;
}

/** The embedded backend serves one person on one computer, who may do everything. */
export const everyone: Staff = { roleOfPhone: async () => 'admin', roleOf: () => sql<Role>`'admin'` };

export interface StaffMember {
  phoneNumber: string;
  name: string;
  role: Role;
}

export interface StaffList extends Staff {
  all(): Promise<StaffMember[]>;
  /** False where the number is on the list already. */
  add(member: StaffMember): Promise<boolean>;
  /** False where the number is not on the list. */
  setRole(phoneNumber: string, role: Role): Promise<boolean>;
  /** Takes the number off the list and ends its sessions; false where it is not on the list. */
  remove(phoneNumber: string): Promise<boolean>;
}

/** The allow-list of an agency. */
export function createStaffList(db: Db): StaffList {
  return {
    all: () =>
      db
        .selectFrom('staff')
        .select(['phone_number as phoneNumber', 'name', 'role'])
        .orderBy('name')
        .orderBy('phone_number')
        .execute(),
    async roleOfPhone(phoneNumber) {
      const row = await db
        .selectFrom('staff')
        .select('role')
        .where('phone_number', '=', phoneNumber)
        .executeTakeFirst();
      return row?.role;
    },
    roleOf: (userId) =>
      db
        .selectFrom('staff')
        .innerJoin('user as member', 'member.phone_number', 'staff.phone_number')
        .select('role')
        .where('member.id', '=', sql.ref<number>(userId))
        .$asScalar(),
    async add({ phoneNumber, name, role }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('staff')
        .values({ phone_number: phoneNumber, name, role, added_at: Date.now() })
        .onConflict((row) => row.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async setRole(phoneNumber, role) {
      const { numUpdatedRows } = await db
        .updateTable('staff')
        .set({ role })
        .where('phone_number', '=', phoneNumber)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    // All that lets the person in goes with the row: somebody who is added again later has to sign in.
    remove: (phoneNumber) =>
      inTransaction(db, async (tx) => {
        const users = tx.selectFrom('user').select('id').where('phone_number', '=', phoneNumber);
        await tx.deleteFrom('access_token').where('user_id', 'in', users).execute();
        await tx.deleteFrom('refresh_token').where('user_id', 'in', users).execute();
        // The user's row keeps the name, so that the list of what the person did can tell it.
        await tx
          .updateTable('user')
          .set(({ selectFrom, fn }) => ({
            name: fn.coalesce(
              selectFrom('staff').select('name').whereRef('staff.phone_number', '=', 'user.phone_number'),
              'name',
            ),
          }))
          .where('phone_number', '=', phoneNumber)
          .execute();
        await tx.deleteFrom('sign_in_code').where('phone_number', '=', phoneNumber).execute();
        const { numDeletedRows } = await tx
          .deleteFrom('staff')
          .where('phone_number', '=', phoneNumber)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}
