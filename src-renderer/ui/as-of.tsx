import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
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
}

/**
 * When lists from the server were read, of several the oldest, and a button that reads them again: for changes that are
 * made elsewhere.
 */
export function AsOf({ name, lists }: AsOfProps) {
  const at = Math.min(...lists.map(({ updatedAt = NaN }) => updatedAt));
  if (Number.isNaN(at)) return null;
  const label = `Refresh the ${name}`;
  return (
    <Group gap={2} wrap="nowrap">
      <Text component="time" dateTime={new Date(at).toISOString()} title={exactTime(at)} size="xs" c="dimmed">
        as of {clockTime(at)}
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
