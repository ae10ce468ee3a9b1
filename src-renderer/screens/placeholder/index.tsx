import { EmptyState } from '@mantine/core';
import { Hammer } from 'lucide-react';

/** Stands where a screen will be: says so, and pretends nothing. */
export function PlaceholderScreen({ name }: { name: string }) {
  return (
    <EmptyState
      withIndicatorBackground
      py={64}
      icon={<Hammer aria-hidden />}
      title={<h1>{name}</h1>}
      description={`The ${name} screen is not part of this version yet.`}
    />
  );
}
