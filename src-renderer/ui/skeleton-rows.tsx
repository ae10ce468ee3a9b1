import { Skeleton, Stack } from '@mantine/core';

interface SkeletonRowsProps {
  count: number;
  /** what is being read, for screen readers; without a label the rows are hidden from them */
  label?: string;
}

/** Placeholder for the rows of a list that is being read. */
export function SkeletonRows({ count, label }: SkeletonRowsProps) {
  const spoken =
    label === undefined ? { 'aria-hidden': true } : { 'aria-busy': true, 'aria-label': label, role: 'status' };
  return (
    <Stack gap="xs" {...spoken}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Stack>
  );
}
