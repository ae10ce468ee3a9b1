import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Entry, type SortColumn, sorted, type Sorting } from '#shared/domain/map/entries.ts';
import { exactTime, timeAgo } from '../time.ts';
import { type Column, VirtualTable } from '../virtual-table.tsx';
import { pointOf } from './clusters.ts';

type EntryColumn = Column<Entry, SortColumn>;

const facts: readonly EntryColumn[] = [
  { key: 'kind', label: 'Kind', width: 72, cell: ({ kind }) => (kind === 'text' ? 'Text' : 'Pro') },
  { key: 'name', label: 'Name', cell: ({ name }) => name, title: ({ name }) => name },
  { key: 'address', label: 'Address', cell: ({ address }) => address, title: ({ address }) => address },
  { key: 'city', label: 'City', width: 128, cell: ({ city }) => city },
  { key: 'regionName', label: 'State', width: 128, cell: ({ regionName }) => regionName },
];

const received = (now: number): EntryColumn => ({
  key: 'receivedAt',
  label: 'Received',
  width: 128,
  cell: ({ receivedAt }) => (receivedAt === undefined ? '' : timeAgo(receivedAt, now)),
  title: ({ receivedAt }) => (receivedAt === undefined ? undefined : exactTime(receivedAt)),
});

const place = (onShow: (entry: Entry) => void): EntryColumn => ({
  label: 'Place',
  width: 76,
  cell: (entry) =>
    pointOf(entry) ? (
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={`Show ${entry.name} on the map`}
        onClick={() => onShow(entry)}
      >
        Show
      </Button>
    ) : (
      '–'
    ),
});

interface EntriesTableProps {
  entries: readonly Entry[];
  /** said where there are none */
  none: string | undefined;
  onShow: (entry: Entry) => void;
}

/** What a map shows, for the keyboard and screen readers. */
export function EntriesTable({ entries, none, onShow }: EntriesTableProps) {
  const [sorting, setSorting] = useState<Sorting>({ column: 'receivedAt', descending: true });
  const [openedAt] = useState(() => Date.now());
  const rows = useMemo(() => sorted(entries, sorting), [entries, sorting]);
  return (
    <VirtualTable
      label="Texts and pros, list"
      columns={[...facts, received(openedAt), place(onShow)]}
      rows={rows}
      keyOf={({ key }) => key}
      sorting={sorting}
      onSort={setSorting}
      maxHeight="var(--map-height)"
      empty={none}
    />
  );
}
