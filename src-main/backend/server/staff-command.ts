import { type Role, roles } from '#shared/domain/staff/roles.ts';
import { createStaffList } from '../auth/staff.ts';
import type { Store } from '../db/open.ts';
import { CommandError, numberOf } from './command.ts';

export const STAFF_USAGE = `staff list
staff add +12025550100 ROLE "Full Name"
staff role +12025550100 ROLE
staff remove +12025550100
ROLE is one of: ${roles.join(', ')}`;

/** Carries out `staff add|role|remove|list …` on the server's database. Returns the lines to print. */
export async function runStaffCommand({ db }: Store, [command, ...args]: readonly string[]): Promise<string[]> {
  const staff = createStaffList(db);
  switch (command) {
    case 'list':
      return (await staff.all()).map(({ phoneNumber, role, name }) => `${phoneNumber}  ${role.padEnd(9)}  ${name}`);
    case 'add': {
      const member = { phoneNumber: numberOf(args[0]), role: roleOf(args[1]), name: nameOf(args.slice(2)) };
      if (!(await staff.add(member))) throw new CommandError(`${member.phoneNumber} is on the list already.`);
      return [`${member.name} may sign in as ${member.role}.`];
    }
    case 'role': {
      const [phoneNumber, role] = [numberOf(args[0]), roleOf(args[1])];
      if (!(await staff.setRole(phoneNumber, role))) throw new CommandError(`${phoneNumber} is not on the list.`);
      return [`${phoneNumber} is ${role} from now on.`];
    }
    case 'remove': {
      const phoneNumber = numberOf(args[0]);
      if (!(await staff.remove(phoneNumber))) throw new CommandError(`${phoneNumber} is not on the list.`);
      return [`${phoneNumber} is signed out and may not sign in again.`];
    }
    default:
      throw new CommandError(STAFF_USAGE);
  }
}

function roleOf(value = ''): Role {
  const role = roles.find((each) => each === value);
  if (!role) throw new CommandError(`“${value}” is no role: it is one of ${roles.join(', ')}.`);
  return role;
}

function nameOf(words: readonly string[]): string {
  const name = words.join(' ').trim();
  if (name === '') throw new CommandError('A name is missing: it stands beside what the person changes.');
  return name;
}
