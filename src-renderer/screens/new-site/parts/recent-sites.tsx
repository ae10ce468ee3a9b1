import { Button, EmptyState, Group, SegmentedControl, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { CircleCheck, Search, SearchX } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SiteSummary } from '#shared/ipc/site.ipc.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { focusSite } from '../../../state/site-focus.ts';
import { PAGE } from '../model.ts';
import classes from '../new-site.module.css';
import { FirstSteps } from './first-steps.tsx';
import { SiteRows } from './site-rows.tsx';

interface RecentSitesProps {
  /** slug of the site whose row gets the focus at first */
  focusedSlug?: string | undefined;
  onDuplicate: (site: SiteSummary) => void;
}

const views = [
  { value: 'all', label: 'All' },
  { value: 'to-do', label: 'To do' },
];

/** The sites of this computer: all of them, or only those that need work. */
export function RecentSites({ focusedSlug, onDuplicate }: RecentSitesProps) {
  const [search, setSearch] = useState('');
  const [view, setView] = useState('all');
  const [term] = useDebouncedValue(search.trim(), 150);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    focusSite(1);
  };
  return (
    <section className={classes.recent} aria-labelledby="recent-title">
      <div className={classes.recentHead}>
        <Title order={2} id="recent-title">
          Recent sites
        </Title>
        <Group gap="xs" wrap="nowrap">
          <SegmentedControl size="xs" aria-label="Which sites" data={views} value={view} onChange={setView} />
          <TextInput
            aria-label="Search sites"
            placeholder="Name, slug, industry or city"
            leftSection={<Search size={16} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            w={240}
          />
        </Group>
      </div>
      <Found key={view} term={term} toDo={view === 'to-do'} focusedSlug={focusedSlug} onDuplicate={onDuplicate} />
    </section>
  );
}

function Found({ term, toDo, focusedSlug, onDuplicate }: RecentSitesProps & { term: string; toDo: boolean }) {
  const [paged, setPaged] = useState({ term, shown: PAGE });
  const shown = paged.term === term ? paged.shown : PAGE;
  // Requests one site more than is shown, to know whether there are more.
  const asked = { search: term, limit: shown + 1, ...(toDo && { toDo }) };
  const { data, error, loading } = useQuery('site.recent', asked, toDo ? { staleTime: 0 } : {});
  // The former rows are shown until the requested ones are loaded, so that the list does not flicker.
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
  if (sites.length === 0) {
    if (term !== '') return <NothingFound term={term} />;
    return toDo ? <NothingToDo /> : <FirstSteps />;
  }
  return (
    <>
      <SiteRows sites={sites.slice(0, shown)} focusedSlug={focusedSlug} onDuplicate={onDuplicate} />
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

function NothingToDo() {
  return (
    <EmptyState
      withIndicatorBackground
      py="xl"
      icon={<CircleCheck aria-hidden />}
      title="Nothing to do"
      description="Every site of this computer is saved, published and complete."
    />
  );
}

/**
 * Says that nothing was found. If the term can be a slug, offers to open the site with this slug, because the server
 * may have sites that were never opened on this computer.
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
