import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/open.ts';

export interface TokenPair {
  access_token: string;
  refresh_token: string;
  /** seconds */
  expires_in: number;
  user_id: number;
  phone_number: string;
}

export interface TokenService {
  issue(userId: number): TokenPair;
  /** A new pair for a refresh token; undefined when it is unknown, replaced or revoked. */
  refresh(refreshToken: string): TokenPair | undefined;
  userOfAccessToken(accessToken: string): number | undefined;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');
const newToken = () => randomBytes(32).toString('base64url');

/**
 * Refresh tokens rotate. The old one is refused as soon as the caller uses a token of the new pair; until then it still
 * works, because the answer with the new pair may have been lost.
 */
export function createTokenService(db: Db, accessTtlSeconds: number): TokenService {
  const insertRefresh = db.prepare('INSERT INTO refresh_token VALUES (?, ?, ?, ?)');
  const insertAccess = db.prepare('INSERT INTO access_token VALUES (?, ?, ?, ?)');
  const findRefresh = db.prepare<[string], { user_id: number; replaces: string | null }>(
    'SELECT user_id, replaces FROM refresh_token WHERE hash = ?',
  );
  const findAccess = db.prepare<[string, number], { user_id: number; refresh_hash: string }>(
    'SELECT user_id, refresh_hash FROM access_token WHERE hash = ? AND expires_at > ?',
  );
  const phoneNumber = db.prepare<[number], { phone_number: string }>('SELECT phone_number FROM user WHERE id = ?');
  const forgetAccess = db.prepare('DELETE FROM access_token WHERE refresh_hash = ?');
  const forgetRefresh = db.prepare('DELETE FROM refresh_token WHERE hash = ?');
  const successors = db.prepare<[string], { hash: string }>('SELECT hash FROM refresh_token WHERE replaces = ?');
  const unlink = db.prepare('UPDATE refresh_token SET replaces = NULL WHERE hash = ?');
  const forgetExpired = db.prepare('DELETE FROM access_token WHERE expires_at <= ?');

  function drop(refreshHash: string): void {
    forgetAccess.run(refreshHash);
    forgetRefresh.run(refreshHash);
  }

  function retirePredecessor(refreshHash: string): void {
    const replaced = findRefresh.get(refreshHash)?.replaces;
    if (!replaced) return;
    drop(replaced);
    unlink.run(refreshHash);
  }

  function issue(userId: number, replaces: string | null): TokenPair {
    const [accessToken, refreshToken, now] = [newToken(), newToken(), Date.now()];
    forgetExpired.run(now);
    insertRefresh.run(hash(refreshToken), userId, replaces, now);
    insertAccess.run(hash(accessToken), userId, hash(refreshToken), now + accessTtlSeconds * 1000);
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: accessTtlSeconds,
      user_id: userId,
      phone_number: phoneNumber.get(userId)?.phone_number ?? '',
    };
  }

  return {
    issue: (userId) => issue(userId, null),
    refresh: db.transaction((refreshToken: string) => {
      const current = hash(refreshToken);
      const row = findRefresh.get(current);
      if (!row) return undefined;
      retirePredecessor(current);
      for (const successor of successors.all(current)) drop(successor.hash);
      return issue(row.user_id, current);
    }),
    userOfAccessToken(accessToken) {
      const row = findAccess.get(hash(accessToken), Date.now());
      if (row) retirePredecessor(row.refresh_hash);
      return row?.user_id;
    },
  };
}
