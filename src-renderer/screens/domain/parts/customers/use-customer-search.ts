import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Customer } from '#shared/domain/customer/schema.ts';
import { asBridgeError, invoke, isCancelled } from '../../../../bridge/client.ts';

const DEBOUNCE = 500;

export interface CustomerSearch {
  /** of the newest term that was answered; undefined while nothing was searched for */
  found: readonly Customer[] | undefined;
  searching: boolean;
  error: string | undefined;
}

interface Answer {
  term: string;
  found?: readonly Customer[];
  error?: string;
}

/** Searches once typing has paused; an answer that a newer term has outdated is cancelled. */
export function useCustomerSearch(typed: string, online: boolean): CustomerSearch {
  const [term] = useDebouncedValue(typed.trim(), DEBOUNCE);
  const [answer, setAnswer] = useState<Answer>({ term: '' });
  useEffect(() => {
    if (term === '' || !online) return;
    const outdated = new AbortController();
    invoke('customers.search', { searchKey: term }, { signal: outdated.signal }).then(
      (found) => {
        if (!outdated.signal.aborted) setAnswer({ term, found });
      },
      (error: unknown) => {
        if (!outdated.signal.aborted && !isCancelled(error)) setAnswer({ term, error: asBridgeError(error).message });
      },
    );
    return () => outdated.abort();
  }, [term, online]);
  if (typed.trim() === '' || !online) return { found: undefined, searching: false, error: undefined };
  const current = answer.term === typed.trim();
  return { found: answer.found, searching: !current, error: current ? answer.error : undefined };
}
