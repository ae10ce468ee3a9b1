import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '#shared/domain/staff/roles.ts';
import { isPostgres } from '../db/dialect.ts';
import { type Db, inTransaction } from '../db/tables.ts';
import type { Staff } from './staff.ts';

export interface TokenPair {
  access_token: string;
  refresh_token: string;
  /** lifetime of the access token in seconds */
  expires_in: number;
  user_id: number;
  phone_number: string;
  /** null for a person who was removed from the staff */
  role: Role | null;
}

export interface SignedIn {
  userId: number;
  role: Role;
}

export interface TokenService {
  issue(userId: number): Promise<TokenPair>;
  /**
   * Exchanges a refresh token for a new pair. Returns undefined if the token is unknown or revoked, or if a token of a
   * newer pair was used already.
   */
  refresh(refreshToken: string): Promise<TokenPair | undefined>;
  /**
   * Returns the holder of a valid access token; undefined if the token is invalid or the holder is not on the staff.
   */
  holderOf(accessToken: string): Promise<SignedIn | undefined>;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');
const newToken = () => randomBytes(32).toString('base64url');

/**
 * Creates the service for access and refresh tokens. Refresh tokens rotate: the old token is refused as soon as the
 * caller uses a token of the new pair. Until then the old token still works, because the answer with the new pair may
 * have been lost.
 */
export function createTokenService(db: Db, staff: Staff, accessTtlSeconds: number): TokenService {
  /**
   * Reads a refresh token. On PostgreSQL its row stays locked until the end of the transaction, so that two calls do
   * not exchange the token at the same time.
   */
  const refreshOf = (on: Db, refreshHash: string) =>
    on
      .selectFrom('refresh_token')
      .select(['user_id', 'replaces'])
      .where('hash', '=', refreshHash)
      .$if(isPostgres(on), (row) => row.forUpdate())
      .executeTakeFirst();

  async function drop(on: Db, refreshHash: string): Promise<void> {
    await on.deleteFrom('access_token').where('refresh_hash', '=', refreshHash).execute();
    await on.deleteFrom('refresh_token').where('hash', '=', refreshHash).execute();
  }

  async function retirePredecessor(on: Db, refreshHash: string): Promise<void> {
    const replaced = (await refreshOf(on, refreshHash))?.replaces;
    if (!replaced) return;
    await drop(on, replaced);
    await on.updateTable('refresh_token').set({ replaces: null }).where('hash', '=', refreshHash).execute();
  }

  async function issue(on: Db, userId: number, replaces: string | null): Promise<TokenPair> {
    const [accessToken, refreshToken, now] = [newToken(), newToken(), Date.now()];
    const [access, refresh] = [hash(accessToken), hash(refreshToken)];
    await on.deleteFrom('access_token').where('expires_at', '<=', now).execute();
    await on
      .insertInto('refresh_token')
      .values({ hash: refresh, user_id: userId, replaces, created_at: now })
      .execute();
    const expires_at = now + accessTtlSeconds * 1000;
    await on
      .insertInto('access_token')
      .values({ hash: access, user_id: userId, refresh_hash: refresh, expires_at })
      .execute();
    const user = await on
      .selectFrom('user')
      .select(['phone_number', staff.roleOf('user.id').as('role')])
      .where('id', '=', userId)
      .executeTakeFirst();
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: accessTtlSeconds,
      user_id: userId,
      phone_number: user?.phone_number ?? '',
      role: user?.role ?? null,
    };
  }

  return {
    issue: (userId) => inTransaction(db, (tx) => issue(tx, userId, null)),
    refresh: (refreshToken) =>
      inTransaction(db, async (tx) => {
        const current = hash(refreshToken);
        const row = await refreshOf(tx, current);
        if (!row) return undefined;
        await retirePredecessor(tx, current);
        const successors = await tx
          .selectFrom('refresh_token')
          .select('hash')
          .where('replaces', '=', current)
          .execute();
        for (const successor of successors) await drop(tx, successor.hash);
        return issue(tx, row.user_id, current);
      }),
    async holderOf(accessToken) {
      // A single query reads everything, because this runs for every call that needs a sign-in.
      const row = await db
        .selectFrom('access_token')
        .leftJoin('refresh_token', 'refresh_token.hash', 'access_token.refresh_hash')
        .select(['access_token.user_id as userId', 'refresh_hash', 'replaces'])
        .select(staff.roleOf('access_token.user_id').as('role'))
        .where('access_token.hash', '=', hash(accessToken))
        .where('expires_at', '>', Date.now())
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.replaces) await inTransaction(db, (tx) => retirePredecessor(tx, row.refresh_hash));
      return row.role === null ? undefined : { userId: row.userId, role: row.role };
    },
  };
}
