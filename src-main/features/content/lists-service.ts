import { contact, type Contact } from '#shared/ipc/content.ipc.ts';
import { industry, type Industry } from '#shared/ipc/creation.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { Logger } from '../handlers.ts';
import { cachedList, type ResponseCache } from '../kit/cached-list.ts';
import { lastKnown } from '../kit/last-known.ts';

export interface ListsPorts {
  client: Pick<BackendClient, 'contacts' | 'onConnectivity'> & {
    creation: Pick<BackendClient['creation'], 'industries'>;
  };
  cache: ResponseCache;
  logger: Logger;
}

export interface ListsService {
  /**
   * Fetches the industries. If that fails, returns the cached list. If no list is cached and the backend cannot be
   * reached, returns an empty list.
   * @throws AppError CANCELLED; any failure other than OFFLINE if no list is cached
   */
  industries(signal?: AbortSignal): Promise<Industry[]>;
  /**
   * Fetches the contacts. If that fails, returns the cached list, or an empty one, as `stale`. The contacts are fetched
   * again when the backend becomes reachable.
   * @throws AppError CANCELLED
   */
  contacts(signal?: AbortSignal): Promise<{ contacts: Contact[]; stale: boolean }>;
  close(): void;
}

export function createListsService({ client, cache, logger }: ListsPorts): ListsService {
  const knownIndustries = cachedList(cache, 'industries', industry);
  const knownContacts = cachedList(cache, 'contacts', contact);
  let contactsStale = false;

  async function contacts(signal?: AbortSignal): Promise<{ contacts: Contact[]; stale: boolean }> {
    const { items, stale } = await lastKnown({
      fetch: () => client.contacts.list({ ...(signal && { signal }) }),
      known: knownContacts,
      logger,
      failed: 'the contacts could not be fetched',
    });
    contactsStale = stale;
    return { contacts: items, stale };
  }

  const unsubscribe = client.onConnectivity((online) => {
    if (online && contactsStale) void contacts();
  });

  return {
    async industries(signal) {
      try {
        const fetched = await client.creation.industries({ ...(signal && { signal }) });
        knownIndustries.write(fetched);
        return fetched;
      } catch (error) {
        if (codeOf(error) === 'CANCELLED') throw error;
        logger.warn('the industries could not be fetched', { code: codeOf(error), error });
        const known = knownIndustries.read();
        if (known) return known;
        if (codeOf(error) === 'OFFLINE') return [];
        throw error;
      }
    },
    contacts,
    close: unsubscribe,
  };
}

function codeOf(error: unknown): string {
  return error instanceof AppError ? error.code : 'INTERNAL';
}
