import { Button, UnstyledButton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { exactTime, timeAgo } from '../../../ui/time.ts';
import { pointOf } from '../clusters.ts';
import classes from '../map.module.css';
import { type Entry, type SortColumn, sorted, type Sorting } from '../model.ts';

const ROW = 36;
const columns: readonly { column: SortColumn; label: string; width?: number }[] = [
  { column: 'kind', label: 'Kind', width: 72 },
  { column: 'name', label: 'Name' },
  { column: 'address', label: 'Address' },
  { column: 'city', label: 'City', width: 128 },
  { column: 'regionName', label: 'State', width: 128 },
  { column: 'receivedAt', label: 'Received', width: 128 },
];

interface EntriesTableProps {
  entries: readonly Entry[];
  onShow: (entry: Entry) => void;
}

/** What the map shows, for the keyboard and screen readers; only the rows in sight are drawn. */
export function EntriesTable({ entries, onShow }: EntriesTableProps) {
  const [sorting, setSorting] = useState<Sorting>({ column: 'receivedAt', descending: true });
  const [openedAt] = useState(() => Date.now());
  const rows = useMemo(() => sorted(entries, sorting), [entries, sorting]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 10,
    initialRect: { width: 800, height: 560 },
  });
  const visible = virtualizer.getVirtualItems();
  const above = visible[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (visible.at(-1)?.end ?? 0);
  return (
    <div ref={scroller} className={classes.scroll} tabIndex={0} role="region" aria-label="Texts and pros, list">
      <table className={classes.table} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ column, label, width }) => (
              <th
                key={column}
                scope="col"
                style={{ width }}
                aria-sort={sorting.column !== column ? undefined : sorting.descending ? 'descending' : 'ascending'}
              >
                <UnstyledButton
                  className={classes.sort}
                  fz="sm"
                  onClick={() => setSorting({ column, descending: sorting.column === column && !sorting.descending })}
                >
                  {label}
                  {sorting.column === column &&
                    (sorting.descending ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />)}
                </UnstyledButton>
              </th>
            ))}
            <th scope="col" style={{ width: 76 }}>
              Place
            </th>
          </tr>
        </thead>
        <tbody>
          <Spacer height={above} />
          {visible.map(({ index }) => {
            const entry = rows[index]!;
            return (
              <tr key={entry.key} aria-rowindex={index + 2}>
                <td>{entry.kind === 'text' ? 'Text' : 'Pro'}</td>
                <td title={entry.name}>{entry.name}</td>
                <td title={entry.address}>{entry.address}</td>
                <td>{entry.city}</td>
                <td>{entry.regionName}</td>
                <td title={entry.receivedAt === undefined ? undefined : exactTime(entry.receivedAt)}>
                  {entry.receivedAt === undefined ? '' : timeAgo(entry.receivedAt, openedAt)}
                </td>
                <td>
                  {pointOf(entry) ? (
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
                  )}
                </td>
              </tr>
            );
          })}
          <Spacer height={below} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows out of sight. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td colSpan={columns.length + 1} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
