import { useEffect } from 'react';
import type { Contact } from '#shared/ipc/content.ipc.ts';
import { useQuery } from '../../bridge/hooks.ts';

/** Time between quiet attempts to get a list, in milliseconds. */
const RETRY_PAUSE = 15_000;

export interface Contacts {
  contacts: readonly Contact[];
  loading: boolean;
  /** the newest attempt failed: what is listed is what was known before, if anything */
  stale: boolean;
  /** when the list was read, in milliseconds since 1970 */
  updatedAt: number | undefined;
  /** it is being read again */
  refreshing: boolean;
  refresh: () => Promise<void>;
}

/** Asks again from time to time while what is shown could not be refreshed. */
export function useQuietRetry(stale: boolean, refetch: () => Promise<void>): void {
  useEffect(() => {
    if (!stale) return;
    const timer = setInterval(() => void refetch(), RETRY_PAUSE);
    return () => clearInterval(timer);
  }, [stale, refetch]);
}

export function useContacts(): Contacts {
  const { data, error, loading, updatedAt, refetch } = useQuery('contacts.list', {});
  const stale = error !== undefined || (data?.stale ?? false);
  useQuietRetry(stale, refetch);
  return {
    contacts: data?.contacts ?? [],
    loading: loading && data === undefined,
    stale,
    updatedAt: stale ? undefined : updatedAt,
    refreshing: loading,
    refresh: refetch,
  };
}
