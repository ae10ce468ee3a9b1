import { Button, Stack, Text } from '@mantine/core';
import type { TextCount } from '#shared/domain/map/schema.ts';
import type { MapCounts } from '#shared/ipc/map.ipc.ts';
import type { BridgeCallError } from '../../../bridge/client.ts';
import { Ranking } from '../../../ui/charts/ranking.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import classes from '../map.module.css';

interface LeaderboardProps {
  counts: readonly TextCount[];
  query: { data: MapCounts | undefined; error: BridgeCallError | undefined; refetch: () => Promise<void> };
  region: string | null;
}

/** Pros by the number of texts they have received. */
export function Leaderboard({ counts, query: { data, error, refetch }, region }: LeaderboardProps) {
  return (
    <div className={classes.board}>
      <SectionCard title="Leaderboard" purpose="Pros by texts received">
        {data ? (
          counts.length > 0 ? (
            <Ranking label="Leaderboard" counts={counts} noun="text" />
          ) : (
            <Text size="sm" c="dimmed">
              {region === null
                ? 'No pro has received a text yet.'
                : 'No pro who is known to be there has received a text.'}
            </Text>
          )
        ) : error ? (
          <Stack gap="xs" align="flex-start" role="alert">
            <Text size="sm">{error.message}</Text>
            <Button variant="default" onClick={() => void refetch()}>
              Try again
            </Button>
          </Stack>
        ) : (
          <SkeletonRows count={5} />
        )}
      </SectionCard>
    </div>
  );
}
