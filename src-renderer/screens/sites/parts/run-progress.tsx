import { Button, Group, Progress, Text } from '@mantine/core';
import { type StoreApi, useStore } from 'zustand';
import type { StepCount } from '#shared/ipc/events.ts';

interface RunProgressProps {
  label: string;
  counts: StoreApi<StepCount>;
  onCancel: () => void;
}

/** The progress of work over many sites, with a button that cancels the work. */
export function RunProgress({ label, counts, onCancel }: RunProgressProps) {
  const { done, total } = useStore(counts);
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" flex="none">
        {label} {total > 0 && `${done.toLocaleString()} of ${total.toLocaleString()}`}
      </Text>
      {/*
        The counts may change many times a second. With a transition, the bar would be laid out and painted in every
        frame, which would slow the work down.
      */}
      <Progress flex={1} value={total > 0 ? (100 * done) / total : 0} transitionDuration={0} aria-label={label} />
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  );
}
