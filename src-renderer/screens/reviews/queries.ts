import { useMemo } from 'react';
import { useQuery } from '../../bridge/hooks.ts';

/** Names of places that reviews come from; the usual ones while the server has not answered. */
export function useSources(): readonly string[] {
  const { data } = useQuery('reviews.sources', {});
  return useMemo(() => data?.sources ?? ['Facebook', 'Google'], [data]);
}
