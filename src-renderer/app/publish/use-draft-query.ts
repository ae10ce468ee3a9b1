import { useEffect, useRef } from 'react';
import type { Channel, Input } from '#shared/ipc/contract.ts';
import { type QueryState, useQuery } from '../../bridge/hooks.ts';
import { useStatus } from '../../state/draft.ts';

/**
 * Returns the answer to a call that depends on the draft, as `useQuery` does, and makes the call again when the draft
 * changes. Only one call runs at a time. If the draft changes during a call, another call follows, so that the last
 * answer is about the newest draft.
 */
export function useDraftQuery<C extends Channel>(
  channel: C,
  input: Input<C>,
  options?: Parameters<typeof useQuery<C>>[2],
): QueryState<C> {
  const query = useQuery(channel, input, options);
  const { loading, refetch } = query;
  const version = useStatus((status) => status.version);
  const asked = useRef(version);
  useEffect(() => {
    if (loading || asked.current === version) return;
    asked.current = version;
    void refetch();
  }, [loading, version, refetch]);
  return query;
}
