import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { TextCount } from '#shared/domain/map/schema.ts';
import type { MapCounts } from '#shared/ipc/map.ipc.ts';
import type { BridgeCallError } from '../../../bridge/client.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../map.module.css';
import { counted } from '../model.ts';

const ROW = 44;

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
            <Leaders counts={counts} />
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
          <Stack gap="xs" aria-hidden>
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} height={36} />
            ))}
          </Stack>
        )}
      </SectionCard>
    </div>
  );
}

function Leaders({ counts }: { counts: readonly TextCount[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: counts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    initialRect: { width: 280, height: 560 },
  });
  const most = counts[0]?.count ?? 1;
  return (
    <div ref={scroller} className={classes.leaders} tabIndex={0} role="region" aria-label="Leaderboard, scrollable">
      <ol
        style={{ position: 'relative', height: virtualizer.getTotalSize(), margin: 0, padding: 0, listStyle: 'none' }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const { name, count } = counts[index]!;
          return (
            <li
              key={name}
              className={classes.leader}
              style={{ top: start }}
              aria-setsize={counts.length}
              aria-posinset={index + 1}
            >
              <span className={classes.rank}>{index + 1}</span>
              <span className={classes.leaderName} title={name}>
                {name}
              </span>
              <span className={classes.leaderCount} aria-label={counted(count, 'text')}>
                {count.toLocaleString()}
              </span>
              <span className={classes.share} aria-hidden>
                <span style={{ width: `${(count / most) * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
