import { useEffect, useRef } from 'react';
import type { Channel, Input } from '#shared/ipc/contract.ts';
import { type QueryState, useQuery } from '../../bridge/hooks.ts';
import { useStatus } from '../../state/draft.ts';

/**
 * As `useQuery`, of an answer that is made of the draft: it is asked for again when the draft is edited beside it. One
 * call is under way at a time, and the last draft is asked about in the end.
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
