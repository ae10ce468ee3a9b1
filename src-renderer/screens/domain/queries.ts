import type { Input, Output } from '#shared/ipc/contract.ts';
import { type QueryState, useQuery } from '../../bridge/hooks.ts';

/** Time between quiet attempts to get a list, in milliseconds. */
const RETRY_PAUSE = 15_000;

type KeptChannel = 'contacts.list' | 'checkout.plans' | 'checkout.coupons';

export interface KeptList<C extends KeptChannel> extends QueryState<C> {
  /** the newest attempt failed: what is listed is what was known before, if anything */
  stale: boolean;
  /** nothing is known yet */
  waiting: boolean;
}

/** A list that main keeps for the time without the server. While it could not be refreshed, it is asked for from time to time. */
export function useKeptList<C extends KeptChannel>(channel: C): KeptList<C> {
  const list = useQuery(channel, {} as Input<C>, { refetchInterval: ({ state }) => isStale(state) && RETRY_PAUSE });
  const stale = isStale(list);
  return {
    ...list,
    stale,
    waiting: list.loading && list.data === undefined,
    updatedAt: stale ? undefined : list.updatedAt,
  };
}

function isStale({ data, error }: { data: Output<KeptChannel> | undefined; error: unknown }): boolean {
  return Boolean(error) || (data?.stale ?? false);
}
