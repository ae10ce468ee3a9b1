import { counted } from '#shared/domain/counted.ts';
import type { Db } from '../db/tables.ts';
import { HttpError } from '../http/errors.ts';
import type { Attempts } from './attempts.ts';
import { checkCode, type CodeCheck, type CodeSender, keepCode } from './sign-in-codes.ts';
import type { Staff } from './staff.ts';

/** Maximum numbers of codes and tries in an hour, per phone number and per network address. */
export interface SignInLimits {
  codesPerNumber: number;
  codesPerAddress: number;
  triesPerNumber: number;
  triesPerAddress: number;
}

export interface SignIn {
  staff: Staff;
  /** Sends a code if the number belongs to staff. Returns the code if the answer may show it, else undefined. */
  ask(phoneNumber: string, address: string): Promise<string | undefined>;
  check(phoneNumber: string, code: string, address: string): Promise<CodeCheck>;
}

interface Parts {
  staff: Staff;
  sender: CodeSender;
  /** without it, only the tries of a single code are limited */
  limited?: { attempts: Attempts; limits: SignInLimits };
}

export function createSignIn(db: Db, { staff, sender, limited }: Parts): SignIn {
  async function count(kind: 'code' | 'try', who: 'number' | 'address', whose: string): Promise<void> {
    if (!limited) return;
    const { codesPerNumber, codesPerAddress, triesPerNumber, triesPerAddress } = limited.limits;
    const most = {
      code: { number: codesPerNumber, address: codesPerAddress },
      try: { number: triesPerNumber, address: triesPerAddress },
    };
    const waitMs = await limited.attempts.count(`${kind} ${who} ${whose}`, most[kind][who]);
    if (waitMs === 0) return;
    const wait = counted(Math.ceil(waitMs / 60_000), 'minute');
    throw new HttpError(429, `Too many sign-ins were tried. Please try again in ${wait}.`, 'too_many_tries');
  }

  return {
    staff,
    async ask(phoneNumber, address) {
      await count('code', 'address', address);
      await count('code', 'number', phoneNumber);
      const code = sender.newCode();
      // A code is stored for unknown numbers too. Tries then get the same answers for every number, so that nobody can
      // find out which numbers belong to staff.
      await keepCode(db, phoneNumber, code);
      if ((await staff.roleOfPhone(phoneNumber)) === undefined) return undefined;
      await sender.send(phoneNumber, code);
      return sender.shows ? code : undefined;
    },
    async check(phoneNumber, code, address) {
      await count('try', 'address', address);
      await count('try', 'number', phoneNumber);
      const result = await checkCode(db, phoneNumber, code);
      return result === 'right' && (await staff.roleOfPhone(phoneNumber)) === undefined ? 'wrong_code' : result;
    },
  };
}
