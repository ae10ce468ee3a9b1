import { Skeleton, Stack } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { Ready } from '../../ui/ready.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FieldFocus } from './field-focus.ts';
import { ScrollMemory } from './scroll-memory.ts';

/** Wraps a screen, so that the shell around the screen stays while the screen is loading or has failed. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<ScreenSkeleton />}>
        {children}
        <ScrollMemory />
        <FieldFocus />
        <Ready />
      </Suspense>
    </ErrorBoundary>
  );
}

export function ScreenSkeleton() {
  return (
    <Stack gap="md" aria-hidden>
      <Skeleton height={24} width={180} />
      <Skeleton height={200} radius="md" />
      <Skeleton height={280} radius="md" />
    </Stack>
  );
}
