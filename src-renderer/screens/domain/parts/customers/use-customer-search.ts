import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { Customer } from '#shared/domain/customer/schema.ts';
import { useQuery } from '../../../../bridge/hooks.ts';

const DEBOUNCE = 500;

export interface CustomerSearch {
  /** of the newest term that was answered; undefined while nothing was searched for */
  found: readonly Customer[] | undefined;
  searching: boolean;
  error: string | undefined;
}

/** Searches once typing has paused; a search that a newer term has outdated is cancelled. */
export function useCustomerSearch(typed: string, online: boolean): CustomerSearch {
  const wanted = typed.trim();
  const [term] = useDebouncedValue(wanted, DEBOUNCE);
  const { data, error, loading } = useQuery(
    'customers.search',
    { searchKey: term },
    { enabled: term !== '' && online, placeholderData: keepPreviousData, gcTime: 0, cancels: true },
  );
  if (wanted === '' || !online) return { found: undefined, searching: false, error: undefined };
  const searching = loading || term !== wanted;
  return { found: data, searching, error: searching ? undefined : error?.message };
}
