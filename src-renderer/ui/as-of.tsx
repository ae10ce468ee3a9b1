import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import { clockTime, exactTime } from './time.ts';

interface AsOfProps {
  /** what is asked for again, such as ‘customers’ */
  name: string;
  /** milliseconds since 1970; nothing is drawn before the first answer */
  at: number | undefined;
  loading: boolean;
  refresh: () => Promise<void>;
}

/** When a list from the server was read, and a button that reads it again: for changes that are made elsewhere. */
export function AsOf({ name, at, loading, refresh }: AsOfProps) {
  if (at === undefined) return null;
  const label = `Refresh the ${name}`;
  return (
    <Group gap={2} wrap="nowrap">
      <Text component="time" dateTime={new Date(at).toISOString()} title={exactTime(at)} size="xs" c="dimmed">
        as of {clockTime(at)}
      </Text>
      <Tooltip label={label}>
        <ActionIcon size="sm" aria-label={label} loading={loading} onClick={() => void refresh()}>
          <RefreshCw size={14} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
