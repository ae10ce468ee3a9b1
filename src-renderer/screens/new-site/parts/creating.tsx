import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import type { Creation } from '#shared/ipc/creation.ipc.ts';
import { useReady } from '../../../ui/ready.ts';
import { elapsed } from '../../../ui/time.ts';
import classes from '../new-site.module.css';

interface CreatingProps {
  creation: Creation;
  onCancel: () => void;
}

export function Creating({ creation, onCancel }: CreatingProps) {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true });
  useReady(true);
  return (
    <Stack gap="md" className={classes.creating}>
      <Group gap="sm" role="status">
        <Loader size="sm" aria-hidden />
        <Text fw={600}>Creating a Site</Text>
      </Group>
      <Text size="sm" c="dimmed">
        {creation.fbSlug} · {creation.industryName}
        {creation.stock && ' · stock'}
      </Text>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" className={classes.elapsed} role="timer" aria-label="Elapsed time">
          {elapsed(now - creation.startedAt)}
        </Text>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        You can leave this page meanwhile. Cancel stops waiting; the server may still finish the site.
      </Text>
    </Stack>
  );
}
