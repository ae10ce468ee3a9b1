import { Skeleton, Stack, Text } from '@mantine/core';

/** A message that says why nothing can be shown. */
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
