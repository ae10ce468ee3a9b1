import { useEffect, useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import type { Entry } from '#shared/domain/map/entries.ts';
import { notSetUpText } from '#shared/domain/set-up/services.ts';
import type { GeocodingState, Unplaced } from '#shared/ipc/map.ipc.ts';
import { useEvent, useMutation, useQuery } from '../../../bridge/hooks.ts';
import { TaskBar } from '../../../ui/task-bar.tsx';
import { clockTime } from '../../../ui/time.ts';
import { VirtualTable } from '../../../ui/virtual-table.tsx';

/** Returns the state of the search for missing places; undefined as long as the main process has not told it. */
function useGeocoding(): GeocodingState | undefined {
  const { data, refetch } = useQuery('map.geocode.state', {});
  const [told, setTold] = useState<GeocodingState>();
  useEvent('map.geocoding', setTold);
  // The cached answer may be from an earlier visit to the screen, so it may be outdated.
  useEffect(() => void refetch(), [refetch]);
  return told ?? data;
}

export function GeocodingBar({ entries }: { entries: readonly Entry[] }) {
  const geocoding = useGeocoding();
  const start = useMutation('map.geocode.start');
  const cancel = useMutation('map.geocode.cancel');
  if (!geocoding || (geocoding.state === 'idle' && geocoding.skipped.length === 0)) return null;
  const { state, total, done, failures, skipped } = geocoding;
  const isRunning = state === 'working' || state === 'waiting';
  const unplaced = [...failures, ...skipped];
  if (!isRunning && total === 0 && unplaced.length === 0) return null;
  const action = (): { label: string; run: () => void } | undefined => {
    if (state === 'unset') return undefined;
    if (isRunning) return { label: 'Cancel', run: () => void cancel.run({}) };
    if (done < total) return { label: 'Continue', run: () => void start.run({}) };
    if (failures.length === 0) return undefined;
    return { label: 'Try the failed ones again', run: () => void start.run({ retry: true }) };
  };
  return (
    <TaskBar
      label="Missing places"
      status={statusText(geocoding)}
      progress={isRunning ? { done, total, label: 'Places looked for' } : undefined}
      action={action()}
      details={
        unplaced.length > 0
          ? {
              count: counted(unplaced.length, 'address', 'addresses'),
              content: <UnplacedTable unplaced={unplaced} entries={entries} />,
            }
          : undefined
      }
    />
  );
}

function statusText({ state, total, done, found, failures, skipped, reason, until }: GeocodingState): string {
  const rest = [
    ...(failures.length > 0 ? [`${failures.length.toLocaleString()} not found`] : []),
    ...(skipped.length > 0 ? [`${skipped.length.toLocaleString()} skipped`] : []),
  ];
  const tail = rest.length > 0 ? ` ${rest.join(', ')}.` : '';
  const progress = `${done.toLocaleString()} of ${total.toLocaleString()}`;
  switch (state) {
    case 'working':
      return `Looking for missing places: ${progress}.${tail}`;
    case 'waiting':
      return `Looking for missing places: ${progress}. The service asks to wait until ${clockTime(until ?? 0)}.${tail}`;
    case 'cancelled':
      return `Cancelled after ${progress} missing places.${tail}`;
    case 'stopped':
      return `Stopped after ${progress} missing places: ${reason ?? ''}${tail}`;
    case 'unset':
      return `${counted(total, 'place is', 'places are')} missing. ${notSetUpText('geocoding')}${tail}`;
    case 'idle':
    case 'done':
      return total === 0
        ? `No place is left to look for.${tail}`
        : `Found ${found.toLocaleString()} of ${total.toLocaleString()} missing places.${tail}`;
  }
}

function UnplacedTable({ unplaced, entries }: { unplaced: readonly Unplaced[]; entries: readonly Entry[] }) {
  const names = new Map(entries.map(({ key, name }) => [key, name]));
  const keyOf = ({ kind, id }: Unplaced): string => `${kind}-${id}`;
  const nameOf = (of: Unplaced): string => `${of.kind === 'text' ? 'Text' : 'Pro'}: ${names.get(keyOf(of)) ?? of.id}`;
  return (
    <VirtualTable
      label="Addresses without a place"
      columns={[
        { label: 'Of', cell: nameOf, title: nameOf },
        { label: 'Address', cell: ({ address }) => address || '–', title: ({ address }) => address },
        { label: 'Reason', cell: ({ reason }) => reason, title: ({ reason }) => reason },
      ]}
      rows={unplaced}
      keyOf={keyOf}
      maxHeight={240}
    />
  );
}
