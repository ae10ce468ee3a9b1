import { Group, Stack, Title } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import {
  countsByRegion,
  entriesOf,
  type Filter,
  leaders,
  matching,
  regionChoices,
  summaryOf,
} from '#shared/domain/map/entries.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { RankingCard } from '../../ui/charts/ranking-card.tsx';
import { SharesCard } from '../../ui/charts/shares-card.tsx';
import { FailureState } from '../../ui/failure-state.tsx';
import { ClusterIndex } from '../../ui/map/clusters.ts';
import classes from './map.module.css';
import { FilterBar } from './parts/filter-bar.tsx';
import { GeocodingBar } from './parts/geocoding-bar.tsx';
import { MapCard } from './parts/map-card.tsx';

const everything: Filter = { kind: 'all', region: null };
const NONE_YET = 'No texts or pros yet. They appear here once a site receives its first text.';
const NO_MATCH = 'Nothing matches these filters.';
const NONE_RECEIVED = 'No pro has received a text yet.';
const NONE_THERE = 'No pro who is known to be there has received a text.';
const nothing = { texts: [], pros: [] };

/** Text messages and pros by place, with charts and the leaderboard. */
export default function MapScreen() {
  const data = useQuery('map.data', {});
  const counts = useQuery('map.counts', {});
  const [filter, setFilter] = useState(everything);
  const entries = useMemo(() => entriesOf(data.data ?? nothing), [data.data]);
  const shown = useMemo(() => ({ filter, entries: matching(entries, filter) }), [entries, filter]);
  const index = useMemo(() => new ClusterIndex(shown.entries), [shown]);
  const regions = useMemo(() => regionChoices(entries), [entries]);
  const isLoading = !data.data;
  // Deferred, so that the markers are drawn before the charts.
  const charted = useDeferredValue(shown);
  const isCharted = useDeferredValue(!isLoading);
  const { kind, region } = charted.filter;
  const noun = kind === 'pro' ? 'pro' : 'text';
  const byRegion = useMemo(
    () => countsByRegion(charted.entries.filter((entry) => entry.kind === noun)),
    [charted, noun],
  );
  const board = useMemo(() => leaders(counts.data?.counts ?? [], entries, region), [counts.data, entries, region]);
  const refetch = async (): Promise<void> => void (await Promise.all([data.refetch(), counts.refetch()]));

  if (!data.data && data.error) {
    return (
      <FailureState title="The map could not be loaded" reason={data.error.message} onRetry={() => void refetch()} />
    );
  }
  return (
    <Stack gap="md" className={classes.page}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={1}>Map</Title>
        <AsOf
          name="map"
          lists={[{ updatedAt: data.data?.asOf, loading: data.loading, refetch }]}
          staleBecause={data.data?.staleBecause}
        />
      </Group>
      <GeocodingBar entries={entries} />
      <FilterBar filter={filter} regions={regions} onChange={setFilter}>
        {isLoading ? 'Loading texts and pros…' : summaryOf(shown.entries, index.count)}
      </FilterBar>
      <div className={classes.top}>
        <MapCard
          entries={shown.entries}
          index={index}
          asOf={data.data?.asOf}
          canDelete={data.data?.canDelete === true && data.data.staleBecause === undefined}
          none={isLoading ? undefined : filter === everything ? NONE_YET : NO_MATCH}
        />
        <RankingCard
          title="Leaderboard"
          purpose="Pros by texts received"
          noun="text"
          counts={counts.data && board}
          empty={region === null ? NONE_RECEIVED : NONE_THERE}
          query={counts}
        />
      </div>
      <Group gap="md" align="stretch">
        <SharesCard
          title={noun === 'pro' ? 'Pros by state' : 'Texts by state'}
          noun={noun}
          named="State"
          counts={byRegion}
          loading={!isCharted}
        />
        <SharesCard
          title="Texts by pro"
          noun="text"
          named="Pro"
          counts={board}
          loading={!isCharted || (!counts.data && !counts.error)}
        />
      </Group>
    </Stack>
  );
}
