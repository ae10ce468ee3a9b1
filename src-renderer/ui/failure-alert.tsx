import { Alert, Button, Group } from '@mantine/core';
import { CircleAlert } from 'lucide-react';

interface FailureAlertProps {
  message: string;
  onDismiss: () => void;
  /** Does again what failed. */
  onRetry?: (() => void) | undefined;
}

/** Says why an action failed, below its button, until it is dismissed or tried again. */
export function FailureAlert({ message, onDismiss, onRetry }: FailureAlertProps) {
  return (
    <Alert
      color="red"
      variant="light"
      mt="xs"
      icon={<CircleAlert size={16} aria-hidden />}
      role="alert"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onDismiss}
    >
      <Group justify="space-between" gap="xs">
        {message}
        {onRetry && (
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            Retry
          </Button>
        )}
      </Group>
    </Alert>
  );
}
