import { Button, Group } from '@mantine/core';
import type { Channel } from '#shared/ipc/contract.ts';
import type { QueryState } from '../../../bridge/hooks.ts';
import { ErrorText } from '../../../ui/error-text.tsx';

interface LoadErrorProps {
  /** what was asked for, such as ‘the customers’ */
  of: string;
  query: Pick<QueryState<Channel>, 'error' | 'loading' | 'refetch'>;
}

/** Why something could not be read from the server, and another attempt; nothing where it could. */
export function LoadError({ of, query: { error, loading, refetch } }: LoadErrorProps) {
  if (!error) return null;
  return (
    <Group gap="xs">
      <ErrorText>{error.code === 'OFFLINE' ? `You are offline: ${of} cannot be loaded.` : error.message}</ErrorText>
      <Button size="compact-sm" variant="default" loading={loading} onClick={() => void refetch()}>
        Try again
      </Button>
    </Group>
  );
}
