import { useThrottledCallback } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { FleetSite } from '#shared/ipc/fleet.ipc.ts';
import { useEvent, useQuery } from '../../bridge/hooks.ts';
import { nameOfContact } from '../../editor/contact-options.ts';
import { type ColumnKey, type FieldTexts, isOwn, sorted, textIn } from './model.ts';
import { REFRESH_MS, sitesStore } from './sites-store.ts';

export interface SitesTable {
  /** undefined until the sites and the result of the filter are loaded */
  rows: readonly FleetSite[] | undefined;
  /** all sites, whatever the filter, the last opened first */
  all: readonly FleetSite[];
  /** number of sites that the index has not read yet */
  unread: number;
  error: string | undefined;
  textOf: (site: FleetSite, key: ColumnKey) => string;
}

/**
 * Returns the sites that meet the filter, sorted. Fetches them again after events about drafts, the queue, the recent
 * sites or changes over many sites.
 */
export function useSites(): SitesTable {
  const { filter, columns, sorting } = useStore(sitesStore);
  const fields = useMemo(() => columns.filter((key) => !isOwn(key)), [columns]);
  const kept = { staleTime: 0, placeholderData: <T>(last: T) => last };
  const { data, error, refetch } = useQuery('fleet.sites', { fields }, kept);
  const { data: found, error: filterError, refetch: filterAgain } = useQuery('fleet.filter', filter, kept);
  const contacts = useContacts();
  const refresh = useThrottledCallback(() => {
    void refetch();
    void filterAgain();
  }, REFRESH_MS);
  useEvent('fleet.changed', refresh);
  useEvent('site.recent', refresh);
  useEvent('site.changed', refresh);
  useEvent('sync.changed', refresh);
  const textOf = useMemo(() => {
    const texts: FieldTexts = data?.texts ?? {};
    return (site: FleetSite, key: ColumnKey) => textIn(site, key, { texts, contacts });
  }, [data, contacts]);
  const rows = useMemo(() => {
    if (!data || !found) return undefined;
    const shown = new Set(found);
    return sorted(
      data.sites.filter(({ slug }) => shown.has(slug)),
      sorting,
      textOf,
    );
  }, [data, found, sorting, textOf]);
  return {
    rows,
    all: data?.sites ?? [],
    unread: data?.unread ?? 0,
    error: (error ?? filterError)?.message,
    textOf,
  };
}

/** Returns the names of the contacts by ID. */
function useContacts(): ReadonlyMap<string, string> {
  const { data } = useQuery('contacts.list', {});
  const [none] = useState(new Map<string, string>());
  return useMemo(
    () => (data ? new Map(data.contacts.map(({ id, name }) => [id, name.trim() || nameOfContact(id)])) : none),
    [data, none],
  );
}
