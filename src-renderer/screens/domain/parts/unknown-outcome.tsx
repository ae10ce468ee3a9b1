import { Alert, Button, Group, Text } from '@mantine/core';
import { attempt } from '../../../ui/notify.tsx';

interface UnknownOutcomeProps {
  slug: string;
  message: string;
  /** asks the server for the present state */
  refetch: () => Promise<unknown>;
  notDone: string;
  /** stores the user's answer that the request was not carried out */
  settle: () => Promise<unknown>;
}

/** Notice about a request that was never answered. Only the user can say that it was not carried out. */
export function UnknownOutcome({ slug, message, refetch, notDone, settle }: UnknownOutcomeProps) {
  const keepAnswer = (): Promise<unknown> => settle().then(refetch);
  return (
    <Alert variant="default" title="Unknown – check status">
      <Text size="sm">{message}</Text>
      <Group gap="xs" mt={12}>
        <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
          Check status
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => void attempt('The answer could not be kept', keepAnswer, slug)}
        >
          {notDone}
        </Button>
      </Group>
    </Alert>
  );
}
