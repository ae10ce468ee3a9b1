import { Checkbox, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import type { FleetSite } from '#shared/ipc/fleet.ipc.ts';
import { tabRoute } from '../../../state/tabs.ts';
import { type Column, VirtualTable } from '../../../ui/virtual-table.tsx';
import { exactTime } from '../../../ui/time.ts';
import { between, columnLabel, type ColumnKey } from '../model.ts';
import { clearSelection, select, sitesStore } from '../sites-store.ts';
import type { SitesTable } from '../use-sites.ts';
import classes from '../sites.module.css';

/**
 * Widths in pixels of the data columns that have a fixed width. The others share the remaining width. With the
 * default columns, whole rows fit into a window that is 1,024 pixels wide.
 */
const widths: Readonly<Record<string, number>> = {
  version: 64,
  city: 120,
  industry: 112,
  publishedAt: 92,
  status: 152,
};
/** Minimum width in pixels of a column without a fixed width. */
const LEAST = 152;

interface SiteTableProps {
  rows: readonly FleetSite[];
  textOf: SitesTable['textOf'];
}

/**
 * The table of the sites. The arrow keys, J and K move through the rows. Space selects or deselects a row; with Shift,
 * a range of rows is selected. Ctrl/Cmd+A selects all rows, Escape selects none. Enter opens a site.
 */
export function SiteTable({ rows, textOf }: SiteTableProps) {
  const { columns: shown, sorting, selected } = useStore(sitesStore);
  const navigate = useNavigate();
  /** place of the row at which a range begins */
  const anchor = useRef(0);
  const open = ({ slug, next, blockers }: FleetSite): void => {
    const place = blockers > 0 ? next : undefined;
    const [path] = place?.places ?? [];
    void navigate(tabRoute(place?.tab ?? 'basicInfo', slug), path && { state: { field: path.join('.') } });
  };
  const toggle = (place: number, isRange: boolean): void => {
    const site = rows[place];
    if (!site) return;
    if (isRange) select(between(rows, anchor.current, place), true);
    else {
      select([site.slug], !selected.has(site.slug));
      anchor.current = place;
    }
  };
  const goTo = (event: KeyboardEvent<HTMLElement>, place: number): void => {
    const row = event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-fleet-row="${place}"]`);
    if (!row) return;
    row.focus();
    row.scrollIntoView({ block: 'nearest' });
    if (event.shiftKey) toggle(place, true);
    else anchor.current = place;
  };
  const onKeyDown = (place: number, site: FleetSite) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget && event.key !== 'Escape') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (event.key === 'ArrowDown' || event.key.toLowerCase() === 'j') goTo(event, place + 1);
    else if (event.key === 'ArrowUp' || event.key.toLowerCase() === 'k') goTo(event, place - 1);
    else if (event.key === ' ') toggle(place, event.shiftKey);
    else if (event.key === 'Enter') open(site);
    else if (event.key === 'Escape') clearSelection();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (place: number) => (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, input, button')) return;
    toggle(place, event.shiftKey);
  };
  const selectAll = (on: boolean): void =>
    select(
      rows.map(({ slug }) => slug),
      on,
    );
  // Works wherever the focus is, except in a field or a dialog. Otherwise the browser would select all text.
  useHotkeys([
    ['mod+A', ({ target }) => target instanceof Element && !target.closest('[role="dialog"]') && selectAll(true)],
  ]);
  const all = rows.length > 0 && rows.every(({ slug }) => selected.has(slug));
  const tick: Column<FleetSite, ColumnKey> = {
    label: 'Selected',
    width: 36,
    head: (
      <Checkbox
        size="xs"
        aria-label="Select all sites of the table"
        checked={all}
        indeterminate={!all && rows.some(({ slug }) => selected.has(slug))}
        onChange={() => selectAll(!all)}
      />
    ),
    cell: (site) => (
      <Checkbox
        size="xs"
        tabIndex={-1}
        aria-label={`Select ${site.companyName || site.slug}`}
        checked={selected.has(site.slug)}
        onChange={() => undefined}
        onClick={(event) => toggle(rows.indexOf(site), event.shiftKey)}
      />
    ),
  };
  const columns = [tick, ...shown.map((key) => columnOf(key, textOf))];
  const minWidth = columns.reduce((sum, { width = LEAST }) => sum + width, 0);
  return (
    <VirtualTable
      label="Sites"
      columns={columns}
      rows={rows}
      keyOf={({ slug }) => slug}
      sorting={sorting}
      onSort={(next) => sitesStore.setState({ sorting: next })}
      maxHeight="100%"
      minWidth={minWidth}
      rowProps={(site, place, isFirst) => ({
        // Only one row is a tab stop. It is the first rendered row, because other rows may not be in the document.
        tabIndex: isFirst ? 0 : -1,
        'data-fleet-row': place,
        'aria-selected': selected.has(site.slug),
        'aria-label': site.companyName || site.slug,
        className: classes.row,
        onKeyDown: onKeyDown(place, site),
        onClick: onClick(place),
        onDoubleClick: () => open(site),
      })}
    />
  );
}

function columnOf(key: ColumnKey, textOf: SitesTable['textOf']): Column<FleetSite, ColumnKey> {
  const width = widths[key];
  return {
    key,
    label: columnLabel(key),
    ...(width !== undefined && { width }),
    cell: (site) => <Cell site={site} column={key} text={textOf(site, key)} />,
    title: (site) => (key === 'publishedAt' && site.publishedAt ? exactTime(site.publishedAt) : textOf(site, key)),
  };
}

function Cell({ site, column, text }: { site: FleetSite; column: ColumnKey; text: string }) {
  if (column === 'companyName') {
    return (
      <Link className={classes.name} tabIndex={-1} to={tabRoute('basicInfo', site.slug)}>
        {text}
      </Link>
    );
  }
  if (column === 'next' && text !== '') {
    return (
      <span className={classes.blocker}>
        <CircleAlert size={14} aria-hidden />
        <span className={classes.truncated}>{text}</span>
      </span>
    );
  }
  if (column === 'status') {
    const isUrgent = site.conflict || site.blocked !== undefined;
    return (
      <Text span inherit {...(isUrgent ? { c: 'var(--app-danger)' } : text === '' && { c: 'dimmed' })}>
        {text || 'Saved and published'}
      </Text>
    );
  }
  return text.includes('\n') ? text.replaceAll('\n', ', ') : text;
}
