import { randomInt } from 'node:crypto';
import type { Db } from '../db/open.ts';

const lifetimeMs = 10 * 60_000;
const maxTries = 5;

export type CodeCheck = 'right' | 'wrong_code' | 'expired_code' | 'too_many_tries';

/** How a code reaches the person who has asked for it. */
export interface CodeSender {
  /** Throws HttpError where the code could not be sent. */
  send(phoneNumber: string, code: string): Promise<void>;
  newCode(): string;
  /** the answer to the call contains the code */
  shows: boolean;
}

/** A code that nobody can foresee. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The embedded backend sends no text messages: its answer contains this code, and the app marks it as a demo. */
export const demoCode: CodeSender = { send: async () => undefined, newCode: () => '123456', shows: true };

/** Shows codes that nobody can foresee: for a server that only its own computer reaches. */
export const shownCode: CodeSender = { ...demoCode, newCode: randomCode };

export function keepCode(db: Db, phoneNumber: string, code: string): void {
  // Asking for many numbers fills nothing.
  db.prepare('DELETE FROM sign_in_code WHERE expires_at <= ?').run(Date.now());
  db.prepare('INSERT OR REPLACE INTO sign_in_code VALUES (?, ?, 0, ?)').run(phoneNumber, code, Date.now() + lifetimeMs);
}
/** A correct code is valid once. After five wrong tries a new one has to be sent. */
export function checkCode(db: Db, phoneNumber: string, code: string): CodeCheck {
  const sent = db
    .prepare<[string], { code: string; tries: number; expires_at: number }>(
      'SELECT code, tries, expires_at FROM sign_in_code WHERE phone_number = ?',
    )
    .get(phoneNumber);
  if (!sent || sent.expires_at <= Date.now()) return 'expired_code';
  if (sent.tries >= maxTries) return 'too_many_tries';
  if (sent.code !== code) {
    db.prepare('UPDATE sign_in_code SET tries = tries + 1 WHERE phone_number = ?').run(phoneNumber);
    return sent.tries + 1 >= maxTries ? 'too_many_tries' : 'wrong_code';
  }
  db.prepare('DELETE FROM sign_in_code WHERE phone_number = ?').run(phoneNumber);
  return 'right';
}

/** The user of a phone number; created by the first sign-in. */
export function userOfPhone(db: Db, phoneNumber: string): number {
  const row = db
    .prepare<[string, number], { id: number }>(
      `INSERT INTO user (phone_number, created_at) VALUES (?, ?)
       ON CONFLICT (phone_number) DO UPDATE SET phone_number = excluded.phone_number RETURNING id`,
    )
    .get(phoneNumber, Date.now());
  if (!row) throw new Error('The user could not be stored.');
  return row.id;
}
