import { Button, Group, Text } from '@mantine/core';
import type { Channel } from '#shared/ipc/contract.ts';
import type { QueryState } from '../bridge/hooks.ts';

/** Shows why something failed. Screen readers announce the reason at once. Renders nothing if there is no reason. */
export function ErrorText({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Text size="sm" c="var(--mantine-color-error)" role="alert">
      {children}
    </Text>
  );
}

interface LoadErrorProps {
  /** what was asked for, such as ‘the customers’ */
  of: string;
  query: Pick<QueryState<Channel>, 'error' | 'loading' | 'refetch'>;
}

/** Shows why something could not be loaded, with a button to try again. Renders nothing if there is no error. */
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
