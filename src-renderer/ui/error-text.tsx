import { Text } from '@mantine/core';

/** Why something failed, told as soon as it is there; nothing where nothing did. */
export function ErrorText({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Text size="sm" c="var(--mantine-color-error)" role="alert">
      {children}
    </Text>
  );
}
