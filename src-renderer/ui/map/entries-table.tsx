import { Button, UnstyledButton } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { consentWords, type Entry, type SortColumn, sorted, type Sorting } from '#shared/domain/map/entries.ts';
import { exactTime, timeAgo } from '../time.ts';
import { type Column, VirtualTable } from '../virtual-table.tsx';
import { pointOf } from './clusters.ts';
import { type DeleteEntry, EntryDetail } from './entry-detail.tsx';
import classes from './map-canvas.module.css';

type EntryColumn = Column<Entry, SortColumn>;

interface Opened {
  key: string;
  opener: HTMLElement;
}

const kind: EntryColumn = {
  key: 'kind',
  label: 'Kind',
  width: 64,
  cell: (entry) => (entry.kind === 'text' ? 'Text' : 'Pro'),
};

const name = (onOpen: (opened: Opened) => void): EntryColumn => ({
  key: 'name',
  label: 'Name',
  width: 168,
  cell: (entry) => (
    <UnstyledButton
      fz="sm"
      className={classes.name}
      onClick={({ currentTarget }) => onOpen({ key: entry.key, opener: currentTarget })}
    >
      {entry.name}
    </UnstyledButton>
  ),
  title: (entry) => entry.name,
});

const contact: readonly EntryColumn[] = [
  { label: 'Phone', width: 128, cell: ({ phone }) => phone, title: ({ phone }) => phone },
  { label: 'Email', width: 168, cell: ({ email }) => email, title: ({ email }) => email },
  { label: 'May be texted', width: 112, cell: consentWords },
  { label: 'Message', cell: ({ message }) => message, title: ({ message }) => message },
];

const place: readonly EntryColumn[] = [
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

const onMap = (onShow: (entry: Entry) => void): EntryColumn => ({
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
  /** text that is shown if there are no entries */
  none: string | undefined;
  onShow: (entry: Entry) => void;
  onDelete: DeleteEntry | undefined;
}

/** Width in pixels below which the table scrolls sideways. */
const LEAST_WIDTH = 1480;

/** The entries of a map as a table, for the keyboard and screen readers. A click on a name shows more facts. */
export function EntriesTable({ entries, none, onShow, onDelete }: EntriesTableProps) {
  const [opened, setOpened] = useState<Opened>();
  const box = useRef<HTMLDivElement>(null);
  const [sorting, setSorting] = useState<Sorting>({ column: 'receivedAt', descending: true });
  const [openedAt] = useState(() => Date.now());
  const rows = useMemo(() => sorted(entries, sorting), [entries, sorting]);
  const shown = opened && entries.find(({ key }) => key === opened.key);
  const close = (): void => {
    setOpened(undefined);
    // The button that opened the details does not exist if its row was deleted or is out of sight.
    const next = opened?.opener.isConnected ? opened.opener : box.current?.querySelector<HTMLElement>('[role=region]');
    next?.focus();
  };
  return (
    <div ref={box} className={classes.list}>
      <VirtualTable
        label="Texts and pros, list"
        columns={[kind, name(setOpened), ...contact, received(openedAt), ...place, onMap(onShow)]}
        rows={rows}
        keyOf={({ key }) => key}
        sorting={sorting}
        onSort={setSorting}
        maxHeight="var(--map-height)"
        minWidth={LEAST_WIDTH}
        empty={none}
      />
      {shown && <EntryDetail entries={[shown]} count={1} onClose={close} onDelete={onDelete} />}
    </div>
  );
}
