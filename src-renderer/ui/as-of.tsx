import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { CloudOff, RefreshCw } from 'lucide-react';
import { clockTime, exactTime } from './time.ts';

interface AsOfProps {
  /** what the lists hold, such as ‘customers’ */
  name: string;
  lists: readonly {
    /** milliseconds since 1970; undefined before the first answer. Nothing is shown before all lists have a time */
    updatedAt: number | undefined;
    loading: boolean;
    refetch: () => Promise<void>;
  }[];
  /** why the lists are stale, as a sentence; undefined if they are not */
  staleBecause?: string | undefined;
}

/**
 * The time at which lists were read from the server, and a button that reads them again, because others may have
 * changed them. For several lists, the earliest of their times is shown.
 */
export function AsOf({ name, lists, staleBecause }: AsOfProps) {
  const at = Math.min(...lists.map(({ updatedAt = NaN }) => updatedAt));
  if (Number.isNaN(at)) return null;
  const isStale = staleBecause !== undefined;
  const label = isStale ? 'Try again' : `Refresh the ${name}`;
  return (
    <Group gap={2} wrap="nowrap" c={isStale ? 'var(--app-attention)' : 'dimmed'}>
      {isStale && <CloudOff size={14} aria-hidden />}
      <Text
        component="time"
        role={isStale ? 'status' : undefined}
        dateTime={new Date(at).toISOString()}
        title={exactTime(at)}
        size="xs"
      >
        {isStale ? `${staleBecause} As of` : 'as of'} {clockTime(at)}
      </Text>
      <Tooltip label={label}>
        <ActionIcon
          size="sm"
          aria-label={label}
          loading={lists.some(({ loading }) => loading)}
          onClick={() => lists.forEach(({ refetch }) => void refetch())}
        >
          <RefreshCw size={14} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
