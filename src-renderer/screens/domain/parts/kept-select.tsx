import type { ComponentProps } from 'react';
import type { Input, Output } from '#shared/ipc/contract.ts';
import { type QueryState, useQuery } from '../../../bridge/hooks.ts';
import { SelectField } from '../../../editor/fields/select-field.tsx';

/** Milliseconds between attempts to refresh a list in the background. */
const RETRY_PAUSE = 15_000;

type KeptChannel = 'contacts.list' | 'checkout.plans' | 'checkout.coupons';

interface KeptList<C extends KeptChannel> extends QueryState<C> {
  /** the last attempt failed, so the list is the last known one, if any */
  stale: boolean;
}

/** A list that main caches for use without the server. While it is old, it is asked for again and again. */
export function useKeptList<C extends KeptChannel>(channel: C): KeptList<C> {
  const list = useQuery(channel, {} as Input<C>, { refetchInterval: ({ state }) => isStale(state) && RETRY_PAUSE });
  const stale = isStale(list);
  return { ...list, stale, updatedAt: stale ? undefined : list.updatedAt };
}

function isStale({ data, error }: { data: Output<KeptChannel> | undefined; error: unknown }): boolean {
  return Boolean(error) || (data?.stale ?? false);
}

type FieldProps = ComponentProps<typeof SelectField>;

interface KeptSelectProps extends Omit<FieldProps, 'options'> {
  options: NonNullable<FieldProps['options']>;
  /** one entry of the list, as in ‘No plans are known’ */
  noun: string;
  kept: KeptList<KeptChannel>;
  /** another field with the same list says that the list is old */
  quiet?: boolean;
}

/** A select with such a list, which says where the list is old or missing. */
export function KeptSelect({ noun, kept, quiet = false, placeholder, ...props }: KeptSelectProps) {
  const loading = kept.loading && kept.data === undefined ? `Loading ${noun}s…` : undefined;
  const nothing = props.options.length === 0 ? `No ${noun}s are known` : `No ${noun} of that name`;
  const stale = `The ${noun}s could not be refreshed; another attempt is made from time to time.`;
  return (
    <SelectField
      {...props}
      clearable
      placeholder={loading ?? placeholder}
      nothingFoundMessage={loading ?? nothing}
      description={kept.stale && !quiet ? stale : undefined}
    />
  );
}
