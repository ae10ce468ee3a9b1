import { Stack, Text } from '@mantine/core';
import classes from './shell.module.css';
import { ScreenSkeleton } from './screen-frame.tsx';

export function LoadingSite() {
  return (
    <Stack gap="md" className={classes.loading} aria-busy>
      <Text c="dimmed" role="status">
        loading
      </Text>
      <ScreenSkeleton />
    </Stack>
  );
}
