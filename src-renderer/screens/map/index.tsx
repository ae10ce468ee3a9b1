import { Skeleton, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useQuery } from '../../bridge/hooks.ts';
import { ClusterIndex } from './clusters.ts';
import classes from './map.module.css';
import { countsByRegion, counted, entriesOf, type Filter, leaders, matching, regionChoices } from './model.ts';
import { Freshness, LoadFailure } from './parts/freshness.tsx';
import { FilterBar } from './parts/filter-bar.tsx';
import { GeocodingBar } from './parts/geocoding-bar.tsx';
import { Leaderboard } from './parts/leaderboard.tsx';
import { MapCard } from './parts/map-card.tsx';
import { TreemapCard } from './parts/treemap-card.tsx';

const everything: Filter = { kind: 'all', region: null };
const nothing = { texts: [], pros: [] };

/** Texts and pros by place, with charts and the leaderboard. */
export default function MapScreen() {
  const data = useQuery('map.data', {});
  const counts = useQuery('map.counts', {});
  const [filter, setFilter] = useState(everything);
  const entries = useMemo(() => entriesOf(data.data ?? nothing), [data.data]);
  const shown = useMemo(() => matching(entries, filter), [entries, filter]);
  const index = useMemo(() => new ClusterIndex(shown), [shown]);
  const regions = useMemo(() => regionChoices(entries), [entries]);
  const board = useMemo(
    () => leaders(counts.data?.counts ?? [], entries, filter.region),
    [counts.data, entries, filter.region],
  );
  const byRegion = useMemo(
    () => countsByRegion(shown.filter(({ kind }) => kind === (filter.kind === 'pro' ? 'pro' : 'text'))),
    [shown, filter.kind],
  );
  const retry = (): void => void Promise.all([data.refetch(), counts.refetch()]);

  if (!data.data && data.error) return <LoadFailure error={data.error} onRetry={retry} />;
  const isLoading = !data.data;
  const elsewhere = shown.length - index.count;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Title order={1}>Map</Title>
        {data.data && <Freshness data={data.data} loading={data.loading} onRefresh={retry} />}
      </div>
      <GeocodingBar entries={entries} />
      <FilterBar filter={filter} regions={regions} onChange={setFilter}>
        {isLoading
          ? 'Loading texts and pros…'
          : [
              counted(shown.filter(({ kind }) => kind === 'text').length, 'text'),
              counted(shown.filter(({ kind }) => kind === 'pro').length, 'pro'),
              ...(elsewhere > 0 ? [`${elsewhere.toLocaleString()} not on the map`] : []),
            ].join(' · ')}
      </FilterBar>
      {isLoading ? (
        <Loading />
      ) : (
        <>
          <div className={classes.top}>
            <MapCard entries={shown} index={index} asOf={data.data?.asOf ?? 0} isFiltered={filter !== everything} />
            <Leaderboard counts={board} query={counts} region={filter.region} />
          </div>
          <div className={classes.charts}>
            <TreemapCard
              title={filter.kind === 'pro' ? 'Pros by state' : 'Texts by state'}
              noun={filter.kind === 'pro' ? 'pro' : 'text'}
              named="State"
              counts={byRegion}
            />
            <TreemapCard
              title="Texts by pro"
              noun="text"
              named="Pro"
              counts={board}
              loading={!counts.data && !counts.error}
            />
          </div>
        </>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className={classes.top} aria-hidden>
      <Skeleton height={640} radius="md" />
      <Skeleton height={640} radius="md" />
    </div>
  );
}
