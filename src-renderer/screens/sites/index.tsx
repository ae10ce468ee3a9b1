import { Button, EmptyState, Group, Skeleton, Text, Title } from '@mantine/core';
import { HeartPulse, History, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { counted } from '#shared/domain/counted.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { ErrorText } from '../../ui/error-text.tsx';
import { attempt } from '../../ui/notify.tsx';
import { columnLabel, sorted, toCsv } from './model.ts';
import { AddSites } from './parts/add-sites.tsx';
import { ChangeDialog } from './parts/change-dialog.tsx';
import { ColumnsMenu } from './parts/columns-menu.tsx';
import { FilterBar } from './parts/filter-bar.tsx';
import { HealthDialog } from './parts/health.tsx';
import { ChangesDialog, RunningChanges } from './parts/runs.tsx';
import { SiteTable } from './parts/site-table.tsx';
import { Views } from './parts/views.tsx';
import { clearSelection, sitesStore } from './sites-store.ts';
import classes from './sites.module.css';
import { type SitesTable, useSites } from './use-sites.ts';

type Opened = 'add' | 'change' | 'health' | 'past';

/** All sites of this computer in one table, and changes over many of them. */
export default function SitesScreen() {
  const table = useSites();
  const selected = useStore(sitesStore, (view) => view.selected);
  const { data: runs = [] } = useQuery('fleet.runs', {}, { staleTime: 0, placeholderData: (last) => last });
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const { rows, all, unread, error } = table;
  const total = all.length;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <Title order={1} size="h3">
          Sites
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {rows && (rows.length === total ? counted(total, 'site') : `${rows.length} of ${counted(total, 'site')}`)}
          {unread > 0 && `, ${unread} still to be read`}
        </Text>
        <span className={classes.spring} />
        <ColumnsMenu />
        <Button
          variant="default"
          leftSection={<HeartPulse size={16} aria-hidden />}
          onClick={() => setOpened('health')}
        >
          Health
        </Button>
        <Button variant="default" leftSection={<History size={16} aria-hidden />} onClick={() => setOpened('past')}>
          Changes
        </Button>
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpened('add')}>
          Add sites
        </Button>
      </div>
      <FilterBar />
      <Views />
      <RunningChanges runs={runs} />
      <ErrorText>{error}</ErrorText>
      <div className={classes.table}>
        {!rows && !error && <Skeleton height={240} />}
        {rows && rows.length > 0 && <SiteTable rows={rows} textOf={table.textOf} />}
        {rows?.length === 0 && <NoSites total={total} onAdd={() => setOpened('add')} />}
      </div>
      {selected.size > 0 && <SelectionBar table={table} onChange={() => setOpened('change')} />}
      {opened === 'add' && <AddSites onClose={close} />}
      {opened === 'change' && <ChangeDialog slugs={[...selected]} onClose={close} />}
      {opened === 'health' && <HealthDialog onClose={close} />}
      {opened === 'past' && <ChangesDialog onClose={close} />}
    </div>
  );
}

function NoSites({ total, onAdd }: { total: number; onAdd: () => void }) {
  if (total === 0) {
    return (
      <EmptyState
        withIndicatorBackground
        py="xl"
        icon={<Plus aria-hidden />}
        title="No site is on this computer yet"
        description="Open one on the first page, or bring many in by their slugs."
      >
        <EmptyState.Actions>
          <Button onClick={onAdd}>Add sites</Button>
        </EmptyState.Actions>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      withIndicatorBackground
      py="xl"
      icon={<SearchX aria-hidden />}
      title="No site meets this filter"
      description="Remove a condition, or search for other words."
    >
      <EmptyState.Actions>
        <Button variant="default" onClick={() => sitesStore.setState({ filter: { search: '', conditions: [] } })}>
          Show all sites
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  );
}

/** The actions for the selected sites. They also apply to selected sites that the filter hides. */
function SelectionBar({ table: { rows = [], all, textOf }, onChange }: { table: SitesTable; onChange: () => void }) {
  const { selected, columns, sorting } = useStore(sitesStore);
  const hidden = selected.size - rows.filter(({ slug }) => selected.has(slug)).length;
  const saveFile = (): void => {
    const chosen = all.filter(({ slug }) => selected.has(slug));
    const content = toCsv(
      ['Slug', ...columns.map(columnLabel)],
      sorted(chosen, sorting, textOf).map((site) => [site.slug, ...columns.map((key) => textOf(site, key))]),
    );
    void attempt('The table was not saved', () => invoke('fleet.export', { name: 'sites', content }));
  };
  return (
    <div className={classes.selection} role="region" aria-label="Selected sites">
      <Text size="sm" fw={550}>
        {counted(selected.size, 'site')} selected
        {hidden > 0 && `, ${hidden} of them not shown by the filter`}
      </Text>
      <span className={classes.spring} />
      <Group gap="xs">
        <Button variant="subtle" color="gray" onClick={clearSelection}>
          Clear
        </Button>
        <Button variant="default" onClick={saveFile}>
          Save as a file
        </Button>
        <Button onClick={onChange}>Change…</Button>
      </Group>
    </div>
  );
}
