import type { Db } from '../db/open.ts';
import type { Role } from './roles.ts';

/** Who may sign in, and what they may do. */
export interface Staff {
  roleOfPhone(phoneNumber: string): Role | undefined;
  /** The role of a signed-in user; undefined for one who has been removed. */
  roleOf(userId: number): Role | undefined;
}

/** The embedded backend serves one person on one computer, who may do everything. */
export const everyone: Staff = { roleOfPhone: () => 'admin', roleOf: () => 'admin' };

export interface StaffMember {
  phoneNumber: string;
  name: string;
  role: Role;
}

export interface StaffList extends Staff {
  all(): StaffMember[];
  /** False where the number is on the list already. */
  add(member: StaffMember): boolean;
  /** False where the number is not on the list. */
  setRole(phoneNumber: string, role: Role): boolean;
  /** Takes the number off the list and ends its sessions; false where it is not on the list. */
  remove(phoneNumber: string): boolean;
}

/** The allow-list of an agency. */
export function createStaffList(db: Db): StaffList {
  const all = db.prepare<[], StaffMember>(
    'SELECT phone_number AS phoneNumber, name, role FROM staff ORDER BY name, phone_number',
  );
  const roleOfPhone = db.prepare<[string], Role>('SELECT role FROM staff WHERE phone_number = ?').pluck();
  const roleOf = db
    .prepare<[number], Role>('SELECT role FROM staff JOIN user USING (phone_number) WHERE user.id = ?')
    .pluck();
  const insert = db.prepare('INSERT INTO staff VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const update = db.prepare('UPDATE staff SET role = ? WHERE phone_number = ?');
  const drop = db.prepare('DELETE FROM staff WHERE phone_number = ?');
  const ofUser = 'user_id IN (SELECT id FROM user WHERE phone_number = ?)';
  const endAccess = db.prepare(`DELETE FROM access_token WHERE ${ofUser}`);
  const endSessions = db.prepare(`DELETE FROM refresh_token WHERE ${ofUser}`);
  const forgetCode = db.prepare('DELETE FROM sign_in_code WHERE phone_number = ?');

  return {
    all: () => all.all(),
    roleOfPhone: (phoneNumber) => roleOfPhone.get(phoneNumber),
    roleOf: (userId) => roleOf.get(userId),
    add: ({ phoneNumber, name, role }) => insert.run(phoneNumber, name, role, Date.now()).changes > 0,
    setRole: (phoneNumber, role) => update.run(role, phoneNumber).changes > 0,
    // All that lets the person in goes with the row: somebody who is added again later has to sign in.
    remove: db.transaction((phoneNumber: string) => {
      for (const statement of [endAccess, endSessions, forgetCode]) statement.run(phoneNumber);
      return drop.run(phoneNumber).changes > 0;
    }),
  };
}
