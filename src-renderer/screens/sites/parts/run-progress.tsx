import { Button, Group, Progress, Text } from '@mantine/core';
import type { StepCount } from '#shared/ipc/events.ts';

interface RunProgressProps {
  label: string;
  count: StepCount | undefined;
  onCancel: () => void;
}

/** How far work over many sites has come. */
export function RunProgress({ label, count, onCancel }: RunProgressProps) {
  const { done = 0, total = 0 } = count ?? {};
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" flex="none">
        {label} {total > 0 && `${done.toLocaleString()} of ${total.toLocaleString()}`}
      </Text>
      <Progress flex={1} value={total > 0 ? (100 * done) / total : 0} aria-label={label} />
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  );
}
