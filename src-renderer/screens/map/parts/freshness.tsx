import { Button, EmptyState, Group, Text } from '@mantine/core';
import { CircleAlert, CloudOff, RefreshCw } from 'lucide-react';
import type { MapData } from '#shared/ipc/map.ipc.ts';
import type { BridgeCallError } from '../../../bridge/client.ts';
import { ReasonButton } from '../../../ui/reason-button.tsx';
import { clockTime, exactTime } from '../../../ui/time.ts';

interface FreshnessProps {
  data: MapData;
  loading: boolean;
  onRefresh: () => void;
}

/** Of when the data is, and why it is not newer. */
export function Freshness({ data: { asOf, staleBecause }, loading, onRefresh }: FreshnessProps) {
  return (
    <Group gap="xs" wrap="nowrap" c={staleBecause === undefined ? 'dimmed' : 'var(--app-attention)'}>
      {staleBecause !== undefined && <CloudOff size={16} aria-hidden />}
      <Text size="sm" role="status" title={exactTime(asOf)}>
        {staleBecause !== undefined && `${staleBecause} `}As of {clockTime(asOf)}
      </Text>
      <ReasonButton
        variant="default"
        leftSection={<RefreshCw size={14} aria-hidden />}
        loading={loading}
        onClick={onRefresh}
      >
        {staleBecause === undefined ? 'Refresh' : 'Try again'}
      </ReasonButton>
    </Group>
  );
}

/** Stands in place of the screen where nothing is known. */
export function LoadFailure({ error, onRetry }: { error: BridgeCallError; onRetry: () => void }) {
  return (
    <EmptyState
      withIndicatorBackground
      py={64}
      role="alert"
      icon={<CircleAlert aria-hidden />}
      title={<h1>The map could not be loaded</h1>}
      description={error.message}
    >
      <Button onClick={onRetry}>Try again</Button>
    </EmptyState>
  );
}
