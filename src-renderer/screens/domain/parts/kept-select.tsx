import type { ComponentProps } from 'react';
import type { Input, Output } from '#shared/ipc/contract.ts';
import { type QueryState, useQuery } from '../../../bridge/hooks.ts';
import { SelectField } from '../../../editor/fields/select-field.tsx';

/** Time between quiet attempts to get a list, in milliseconds. */
const RETRY_PAUSE = 15_000;

type KeptChannel = 'contacts.list' | 'checkout.plans' | 'checkout.coupons';

interface KeptList<C extends KeptChannel> extends QueryState<C> {
  /** the newest attempt failed: what is listed is what was known before, if anything */
  stale: boolean;
}

/** A list that main keeps for the time without the server. While it could not be refreshed, it is asked for from time to time. */
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
  /** one of the list, as in ‘No plans are known’ */
  noun: string;
  kept: KeptList<KeptChannel>;
  /** leaves it to another field of the same list to say that it is not fresh */
  quiet?: boolean;
}

/** A choice from such a list, which says how the list stands. */
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
