import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';

/** Says below its button why something failed, until it is dismissed. */
export function FailureAlert({ message, onDismiss }: { message: string; onDismiss: () => void }) {
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
      {message}
    </Alert>
  );
}
