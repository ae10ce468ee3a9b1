import { Button, Group, Progress, Text } from '@mantine/core';
import { type StoreApi, useStore } from 'zustand';
import type { StepCount } from '#shared/ipc/events.ts';

interface RunProgressProps {
  label: string;
  counts: StoreApi<StepCount>;
  onCancel: () => void;
}

/** How far work over many sites has come. */
export function RunProgress({ label, counts, onCancel }: RunProgressProps) {
  const { done, total } = useStore(counts);
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" flex="none">
        {label} {total > 0 && `${done.toLocaleString()} of ${total.toLocaleString()}`}
      </Text>
      {/* Told ten times a second. An animated bar would be laid out and painted in each frame, which slows the work down. */}
      <Progress flex={1} value={total > 0 ? (100 * done) / total : 0} transitionDuration={0} aria-label={label} />
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  );
}
