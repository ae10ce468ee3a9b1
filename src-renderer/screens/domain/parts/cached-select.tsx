import type { ComponentProps } from 'react';
import type { Input, Output } from '#shared/ipc/contract.ts';
import { type QueryState, useQuery } from '../../../bridge/hooks.ts';
import { SelectField } from '../../../editor/fields/select-field.tsx';

/** Milliseconds between attempts to refresh a list in the background. */
const RETRY_PAUSE = 15_000;

type CachedChannel = 'contacts.list' | 'checkout.plans' | 'checkout.coupons';

interface CachedList<C extends CachedChannel> extends QueryState<C> {
  /** whether the last attempt to fetch the list failed; `data` is then the last known list, if there is one */
  stale: boolean;
}

/**
 * Returns a list that the main process caches for offline use. A stale list is requested again at intervals of
 * RETRY_PAUSE.
 */
export function useCachedList<C extends CachedChannel>(channel: C): CachedList<C> {
  const list = useQuery(channel, {} as Input<C>, { refetchInterval: ({ state }) => isStale(state) && RETRY_PAUSE });
  const stale = isStale(list);
  return { ...list, stale, updatedAt: stale ? undefined : list.updatedAt };
}

function isStale({ data, error }: { data: Output<CachedChannel> | undefined; error: unknown }): boolean {
  return Boolean(error) || (data?.stale ?? false);
}

type FieldProps = ComponentProps<typeof SelectField>;

interface CachedSelectProps extends Omit<FieldProps, 'options'> {
  options: NonNullable<FieldProps['options']>;
  /** singular noun for an entry of the list; texts add an s, as in ‘No plans are known’ */
  noun: string;
  cached: CachedList<CachedChannel>;
  /** hides the note that the list is stale, because another field with the same list shows it */
  quiet?: boolean;
}

/** Select whose options come from a cached list. Says if the list is stale or missing. */
export function CachedSelect({ noun, cached, quiet = false, placeholder, ...props }: CachedSelectProps) {
  const loading = cached.loading && cached.data === undefined ? `Loading ${noun}s…` : undefined;
  const nothing = props.options.length === 0 ? `No ${noun}s are known` : `No ${noun} of that name`;
  const stale = `The ${noun}s could not be refreshed; another attempt is made from time to time.`;
  return (
    <SelectField
      {...props}
      clearable
      placeholder={loading ?? placeholder}
      nothingFoundMessage={loading ?? nothing}
      description={cached.stale && !quiet ? stale : undefined}
    />
  );
}
