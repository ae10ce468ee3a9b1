import { Skeleton, Stack, Text } from '@mantine/core';

/** Why there is nothing to show. */
export function Failure({ message }: { message: string }) {
  return (
    <Text c="var(--mantine-color-error)" role="alert" p="md">
      {message}
    </Text>
  );
}

export function Comparing() {
  return (
    <Stack gap="md" p="md" aria-hidden>
      <Skeleton height={24} width={160} />
      <Skeleton height={96} radius="md" />
      <Skeleton height={96} radius="md" />
    </Stack>
  );
}
