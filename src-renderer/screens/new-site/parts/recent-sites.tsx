import { Button, EmptyState, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { LayoutTemplate, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SiteSummary } from '#shared/ipc/site.ipc.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { timeAgo } from '../../../ui/time.ts';
import { placeOf } from '../model.ts';
import classes from '../new-site.module.css';

export function RecentSites() {
  const [search, setSearch] = useState('');
  const [term] = useDebouncedValue(search.trim(), 150);
  const { data, error, loading } = useQuery('site.recent', { search: term });
  return (
    <section className={classes.recent} aria-labelledby="recent-title">
      <div className={classes.recentHead}>
        <Title order={2} id="recent-title">
          Recent sites
        </Title>
        <TextInput
          aria-label="Search sites"
          placeholder="Search by name, slug, industry or city"
          leftSection={<Search size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          w={300}
        />
      </div>
      {error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {error.message}
        </Text>
      )}
      {!data && loading && <RowSkeletons />}
      {data && data.length > 0 && <SiteList sites={data} />}
      {data?.length === 0 && (term === '' ? <NoSites /> : <NothingFound term={term} />)}
    </section>
  );
}

function SiteList({ sites }: { sites: SiteSummary[] }) {
  const [now] = useState(() => Date.now());
  return (
    <ul className={classes.list}>
      {sites.map((site) => (
        <li key={site.slug}>
          <Link to={`/basicInfo/${encodeURIComponent(site.slug)}`} className={classes.row}>
            <span className={classes.initial} aria-hidden>
              {(site.companyName || site.slug).slice(0, 1).toUpperCase()}
            </span>
            <span className={classes.name}>
              <span>{site.companyName || site.slug}</span>
              <span className={classes.fact}>{site.slug}</span>
            </span>
            <span className={classes.fact}>{site.industry}</span>
            <span className={classes.fact}>{placeOf(site)}</span>
            <span className={classes.fact}>
              <span className={classes.sync} data-unsaved={site.unsaved || undefined} aria-hidden />
              {site.unsaved ? 'Unsaved edits' : 'On server'}
            </span>
            <span className={classes.fact}>
              <time dateTime={new Date(site.openedAt).toISOString()}>{timeAgo(site.openedAt, now)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function RowSkeletons() {
  return (
    <Stack gap="xs" aria-hidden>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={56} radius="md" />
      ))}
    </Stack>
  );
}

function NoSites() {
  return (
    <EmptyState
      withIndicatorBackground
      py="xl"
      icon={<LayoutTemplate aria-hidden />}
      title="No sites on this computer yet"
      description="Sites that you create or open stand here, ready to be edited offline. To open one from the server, search for its slug."
    />
  );
}

/** A site of the server that was never opened here can be opened by its slug. */
function NothingFound({ term }: { term: string }) {
  const isSlug = /^[\w-]+$/.test(term);
  return (
    <EmptyState
      withIndicatorBackground
      py="xl"
      icon={<SearchX aria-hidden />}
      title="No site found"
      description={`Nothing on this computer matches ‘${term}’.`}
    >
      {isSlug && (
        <EmptyState.Actions>
          <Button component={Link} to={`/basicInfo/${term}`} variant="default">
            Open ‘{term}’ from the server
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  );
}
