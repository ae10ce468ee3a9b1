import { type AliasableExpression, sql } from 'kysely';
import type { Role } from '#shared/domain/staff/roles.ts';
import { type Db, inTransaction } from '../db/tables.ts';

/** Who may sign in, and what they may do. */
export interface Staff {
  roleOfPhone(phoneNumber: string): Promise<Role | undefined>;
  /**
   * Returns a query expression for the role of the user whose id the column holds; null for a person who was removed.
   */
  roleOf(userId: 'user.id' | 'access_token.user_id'): AliasableExpression<Role | null>;
}

/** For the embedded backend, which serves one person on one computer: everyone may do everything. */
export const everyone: Staff = { roleOfPhone: async () => 'admin', roleOf: () => sql<Role>`'admin'` };

export interface StaffMember {
  phoneNumber: string;
  name: string;
  role: Role;
}

export interface StaffList extends Staff {
  all(): Promise<StaffMember[]>;
  /** Adds a member. Returns false if the number is on the list already. */
  add(member: StaffMember): Promise<boolean>;
  /** Changes a member's role. Returns false if the number is not on the list. */
  setRole(phoneNumber: string, role: Role): Promise<boolean>;
  /** Takes the number off the list and ends its sessions. Returns false if the number is not on the list. */
  remove(phoneNumber: string): Promise<boolean>;
}

/** Creates the list of the agency's staff. Only people on the list can sign in. */
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
    // All tokens and codes are deleted with the row, so that a person who is added again later has to sign in.
    remove: (phoneNumber) =>
      inTransaction(db, async (tx) => {
        const users = tx.selectFrom('user').select('id').where('phone_number', '=', phoneNumber);
        await tx.deleteFrom('access_token').where('user_id', 'in', users).execute();
        await tx.deleteFrom('refresh_token').where('user_id', 'in', users).execute();
        // The name is copied to the user's row, because the list of what staff did continues to show it.
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
