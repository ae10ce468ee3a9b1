import { Button, Group, Paper, Progress, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';

interface TaskBarProps {
  label: string;
  /** state of the work, in a sentence */
  status: string;
  /** while the work runs: the number of things done, the number of all, and a label for both */
  progress?: { done: number; total: number; label: string } | undefined;
  /** what the user can do about the work now */
  action?: { label: string; run: () => void } | undefined;
  /** results to list, and their number with its noun, such as ‘3 addresses’ */
  details?: { count: string; content: ReactNode } | undefined;
}

/** The state of work in the background, and its results. */
export function TaskBar({ label, status, progress, action, details }: TaskBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-label={label}>
      <Group gap="sm" wrap="nowrap">
        <Text size="sm" flex={1} role="status">
          {status}
        </Text>
        {details && (
          <Button variant="subtle" color="gray" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'} {details.count}
          </Button>
        )}
        {action && (
          <Button variant="default" onClick={action.run}>
            {action.label}
          </Button>
        )}
      </Group>
      {progress && (
        <Progress mt="xs" value={(100 * progress.done) / (progress.total || 1)} aria-label={progress.label} />
      )}
      {isOpen && details && <div style={{ marginTop: 8 }}>{details.content}</div>}
    </Paper>
  );
}
