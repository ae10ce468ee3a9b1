import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { CloudOff, RefreshCw } from 'lucide-react';
import { clockTime, exactTime } from './time.ts';

interface AsOfProps {
  /** what is asked for again, such as ‘customers’ */
  name: string;
  lists: readonly {
    /** milliseconds since 1970; nothing is drawn before the first answer */
    updatedAt: number | undefined;
    loading: boolean;
    refetch: () => Promise<void>;
  }[];
  /** why the lists are old, as a sentence; undefined where they are the newest */
  staleBecause?: string | undefined;
}

/**
 * The time at which lists were read from the server, the oldest of several, and a button that reads them again: others
 * may have changed them.
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
