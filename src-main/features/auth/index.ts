import type { AuthStatus } from '#shared/ipc/auth.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { AccessTokens } from '../../backend-client/access-tokens.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { OwnerRepo } from '../../store/owner-repo.ts';
import type { SecretStore } from '../../secrets/secret-store.ts';
import type { Broadcast, HandlersOf, Logger } from '../handlers.ts';
import { toE164 } from './phone-number.ts';
import { requestFailure, verifyFailure } from './sign-in-errors.ts';

export interface AuthPorts {
  client: Pick<BackendClient, 'auth' | 'onConnectivity'>;
  tokens: AccessTokens;
  secrets: Pick<SecretStore, 'get' | 'set' | 'delete'>;
  /** returns the slugs of the sites with something that the server lacks, such as edits or a waiting publish */
  unsyncedSlugs: () => string[];
  /**
   * `owners.current` is the person to whom new drafts on this computer belong: the signed-in user, or the user who
   * signed in last if nobody is signed in
   */
  owners: Pick<OwnerRepo, 'current' | 'attribute'>;
  broadcast: Broadcast;
  logger: Logger;
}

export interface AuthFeature {
  handlers: HandlersOf<'auth'>;
  /** Reads the keychain, and exchanges a stored refresh token for an access token in the background. */
  start(): Promise<void>;
  status(): AuthStatus;
  close(): void;
}

/** Names in the secret store. */
const REFRESH_TOKEN = 'refresh-token';
const LAST_USER = 'phone-number';
/**
 * name under which older versions of the app stored the owners of the drafts on this computer: phone numbers separated
 * by spaces
 */
const DRAFTS_OF = 'drafts-of';

const sessionEnded = 'Your sign-in has ended. Please sign in again. Your drafts are still on this computer.';

export function authFeature(ports: AuthPorts): AuthFeature {
  const { client, tokens, secrets, unsyncedSlugs, owners, broadcast, logger } = ports;
  let status: AuthStatus = { state: 'unknown' };
  let lastUser: string | undefined;
  /**
   * whether an access token was received since the app started; if not, it is requested again when the backend is
   * reachable
   */
  let renewed = false;
  /**
   * incremented at every sign-in and sign-out, so that a refresh that began earlier cannot restore the former session
   */
  let session = 0;

  function become(next: AuthStatus): AuthStatus {
    status = next;
    owners.current = status.phoneNumber ?? lastUser ?? '';
    broadcast('auth.changed', next);
    return next;
  }

  async function endSession(next: AuthStatus): Promise<AuthStatus> {
    session += 1;
    tokens.set(undefined);
    await secrets.delete(REFRESH_TOKEN);
    return become(next);
  }

  async function renew(): Promise<string | undefined> {
    const began = session;
    const stored = await secrets.get(REFRESH_TOKEN);
    if (!stored) {
      if (status.state === 'signed-in') await endSession({ state: 'signed-out', reason: sessionEnded });
      throw new AppError('UNAUTHENTICATED', sessionEnded);
    }
    try {
      const answer = await client.auth.refresh(stored);
      if (began === session && answer.refreshToken) await secrets.set(REFRESH_TOKEN, answer.refreshToken);
      if (began !== session) throw new AppError('UNAUTHENTICATED', sessionEnded);
      renewed = true;
      const { role } = answer;
      if (role !== undefined && role !== status.role) become({ ...status, role });
      return answer.accessToken;
    } catch (error) {
      if (!(error instanceof BackendError && (error.status === 401 || error.status === 403))) throw error;
      if (began === session) await endSession({ state: 'signed-out', reason: sessionEnded });
      throw new AppError('UNAUTHENTICATED', sessionEnded, { cause: error });
    }
  }

  /**
   * Renews the access token in the background. Only logs a failure, because the next call that needs the token reports
   * it.
   */
  async function renewInBackground(): Promise<void> {
    try {
      await tokens.renew();
    } catch (error) {
      logger.warn('the sign-in could not be renewed', { code: error instanceof AppError ? error.code : 'INTERNAL' });
    }
  }

  tokens.renewWith(renew);
  const unsubscribe = client.onConnectivity((online) => {
    if (online && status.state === 'signed-in' && !renewed) void renewInBackground();
  });

  return {
    async start() {
      const token = await secrets.get(REFRESH_TOKEN);
      lastUser = await secrets.get(LAST_USER);
      const before = (await secrets.get(DRAFTS_OF)) ?? lastUser;
      if (before !== undefined) owners.attribute(before);
      if (before !== lastUser) await secrets.delete(DRAFTS_OF);
      become(token ? { state: 'signed-in', ...(lastUser && { phoneNumber: lastUser }) } : { state: 'signed-out' });
      if (token) void renewInBackground();
    },

    handlers: {
      'auth.status': () => status,

      'auth.requestCode': async ({ phoneNumber: input }, { signal }) => {
        const phoneNumber = await toE164(input);
        try {
          const { demoCode } = await client.auth.requestCode(phoneNumber, { signal });
          return { phoneNumber, ...(demoCode && { demoCode }) };
        } catch (error) {
          throw requestFailure(error);
        }
      },

      'auth.verifyCode': async ({ phoneNumber: input, code }, { signal }) => {
        const phoneNumber = await toE164(input);
        const answer = await client.auth.verify(phoneNumber, code, { signal }).catch((error: unknown) => {
          throw verifyFailure(error);
        });
        session += 1;
        await secrets.set(REFRESH_TOKEN, answer.refreshToken);
        lastUser = phoneNumber;
        await secrets.set(LAST_USER, phoneNumber);
        tokens.set(answer.accessToken);
        renewed = true;
        return become({ state: 'signed-in', phoneNumber, ...(answer.role && { role: answer.role }) });
      },

      'auth.signOut': async ({ keepDrafts }) => {
        const sites = unsyncedSlugs();
        if (sites.length > 0 && !keepDrafts) {
          const count = sites.length === 1 ? '1 site has' : `${sites.length} sites have`;
          throw new AppError('UNSYNCED_DRAFTS', `${count} changes that are not saved on the server.`, {
            details: { sites },
          });
        }
        return endSession({ state: 'signed-out' });
      },
    },
    status: () => status,
    close: unsubscribe,
  };
}
