import { Alert, Button, Group, Text } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import type { Failure } from './use-generation.ts';

interface FailureNoteProps {
  failure: Failure;
  onRetry: () => void;
  onDismiss?: () => void;
}

/**
 * Shows why something was not generated or added: the failure's text, its cause if the server named one, and a Retry
 * button.
 */
export function FailureNote({ failure, onRetry, onDismiss }: FailureNoteProps) {
  return (
    <Alert
      role="group"
      color="red"
      variant="light"
      mt="xs"
      icon={<CircleAlert size={16} aria-hidden />}
      withCloseButton={onDismiss !== undefined}
      closeButtonLabel="Dismiss"
      {...(onDismiss && { onClose: onDismiss })}
    >
      <Group gap="sm" justify="space-between">
        <div>
          <Text size="sm" role="alert">
            {failure.text}
          </Text>
          {failure.cause !== undefined && (
            <Text size="xs" c="dimmed">
              {failure.cause}
            </Text>
          )}
        </div>
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          Retry
        </Button>
      </Group>
    </Alert>
  );
}
