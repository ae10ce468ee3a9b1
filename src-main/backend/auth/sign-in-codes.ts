import { randomInt } from 'node:crypto';
import { isPostgres } from '../db/dialect.ts';
import { type Db, inTransaction } from '../db/tables.ts';

const lifetimeMs = 10 * 60_000;
const maxTries = 5;

export type CodeCheck = 'right' | 'wrong_code' | 'expired_code' | 'too_many_tries';

/** Makes sign-in codes and sends them to people. */
export interface CodeSender {
  /** Sends a code. Throws HttpError if that fails. */
  send(phoneNumber: string, code: string): Promise<void>;
  newCode(): string;
  /** whether the answer to the call that asks for a code contains the code */
  shows: boolean;
}

/** Returns an unpredictable code of six digits. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * For the embedded backend: sends no text message. The answer contains this fixed code, and the app shows it as a demo
 * code.
 */
export const demoCode: CodeSender = { send: async () => undefined, newCode: () => '123456', shows: true };

/**
 * For a server that can only be reached from the computer on which it runs: sends no text message. The answer contains
 * an unpredictable code.
 */
export const shownCode: CodeSender = { ...demoCode, newCode: randomCode };

export async function keepCode(db: Db, phoneNumber: string, code: string): Promise<void> {
  const now = Date.now();
  // All expired codes are deleted, so that requests for many numbers do not fill the table.
  await db.deleteFrom('sign_in_code').where('expires_at', '<=', now).execute();
  const row = { code, tries: 0, expires_at: now + lifetimeMs };
  await db
    .insertInto('sign_in_code')
    .values({ phone_number: phoneNumber, ...row })
    .onConflict((known) => known.column('phone_number').doUpdateSet(row))
    .execute();
}

/** Checks a code. A code is valid once, for ten minutes. After five wrong tries a new code must be requested. */
export function checkCode(db: Db, phoneNumber: string, code: string): Promise<CodeCheck> {
  return inTransaction(db, async (tx) => {
    // On PostgreSQL the row is locked, so that simultaneous tries are counted one after the other.
    const sent = await tx
      .selectFrom('sign_in_code')
      .select(['code', 'tries', 'expires_at'])
      .where('phone_number', '=', phoneNumber)
      .$if(isPostgres(tx), (row) => row.forUpdate())
      .executeTakeFirst();
    if (!sent || sent.expires_at <= Date.now()) return 'expired_code';
    if (sent.tries >= maxTries) return 'too_many_tries';
    if (sent.code !== code) {
      const tries = sent.tries + 1;
      await tx.updateTable('sign_in_code').set({ tries }).where('phone_number', '=', phoneNumber).execute();
      return tries >= maxTries ? 'too_many_tries' : 'wrong_code';
    }
    await tx.deleteFrom('sign_in_code').where('phone_number', '=', phoneNumber).execute();
    return 'right';
  });
}

/** Returns the id of the user with a phone number. Creates the user at the first sign-in. */
export async function userOfPhone(db: Db, phoneNumber: string): Promise<number> {
  const { id } = await db
    .insertInto('user')
    .values({ phone_number: phoneNumber, created_at: Date.now() })
    .onConflict((row) => row.column('phone_number').doUpdateSet({ phone_number: phoneNumber }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
