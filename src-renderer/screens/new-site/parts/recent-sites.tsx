import { Button, EmptyState, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { LayoutTemplate, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SiteSummary } from '#shared/ipc/site.ipc.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { PAGE } from '../model.ts';
import classes from '../new-site.module.css';
import { SiteRows, SuggestedRows } from './site-rows.tsx';

interface RecentSitesProps {
  onDuplicate: (site: SiteSummary) => void;
}

export function RecentSites({ onDuplicate }: RecentSitesProps) {
  const [search, setSearch] = useState('');
  const [term] = useDebouncedValue(search.trim(), 150);
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
      <Found term={term} onDuplicate={onDuplicate} />
    </section>
  );
}

function Found({ term, onDuplicate }: RecentSitesProps & { term: string }) {
  const [paged, setPaged] = useState({ term, shown: PAGE });
  const shown = paged.term === term ? paged.shown : PAGE;
  // One more than is shown tells whether there are more.
  const { data, error, loading } = useQuery('site.recent', { search: term, limit: shown + 1 });
  // The rows found before stay until the next ones are there, so that nothing flashes.
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const sites = data ?? (last?.length ? last : undefined);
  if (error) {
    return (
      <Text role="alert" size="sm" c="var(--mantine-color-error)">
        {error.message}
      </Text>
    );
  }
  if (!sites) return loading && <RowSkeletons />;
  if (sites.length === 0) return term === '' ? <NoSites /> : <NothingFound term={term} />;
  return (
    <>
      <SiteRows sites={sites.slice(0, shown)} onDuplicate={onDuplicate} />
      {sites.length > shown && (
        <Button variant="default" fullWidth mt="sm" onClick={() => setPaged({ term, shown: shown + PAGE })}>
          Show more
        </Button>
      )}
    </>
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
  const { data: demos = [] } = useQuery('demos.list', {});
  return (
    <>
      <EmptyState
        withIndicatorBackground
        py="xl"
        icon={<LayoutTemplate aria-hidden />}
        title="No sites on this computer yet"
        description="Create one, or search for a slug to open that site from the server. What was opened once stands here and can be edited offline."
      />
      {demos.length > 0 && (
        <section aria-labelledby="demos-title">
          <Title order={3} id="demos-title" className={classes.demosHead}>
            Or try a demo site
          </Title>
          <SuggestedRows sites={demos} />
        </section>
      )}
    </>
  );
}

/**
 * Says that nothing was found, and offers to open the term as a slug: the server may have a site that was never opened
 * here.
 */
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
