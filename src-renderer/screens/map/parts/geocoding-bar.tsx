import { Button, Group, Paper, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import type { Entry } from '#shared/domain/map/entries.ts';
import type { GeocodingState, Unplaced } from '#shared/ipc/map.ipc.ts';
import { useMutation } from '../../../bridge/hooks.ts';
import tables from '../../../ui/table.module.css';
import { clockTime } from '../../../ui/time.ts';
import classes from '../map.module.css';
import { useGeocoding } from '../use-geocoding.ts';

/** How the search for missing places stands, and what came of it. */
export function GeocodingBar({ entries }: { entries: readonly Entry[] }) {
  const geocoding = useGeocoding();
  const start = useMutation('map.geocode.start');
  const cancel = useMutation('map.geocode.cancel');
  const [isOpen, setOpen] = useState(false);
  if (!geocoding || (geocoding.state === 'idle' && geocoding.skipped.length === 0)) return null;
  const { state, total, done, failures, skipped } = geocoding;
  const isRunning = state === 'working' || state === 'waiting';
  const left = total - done;
  const unplaced = [...failures, ...skipped];
  if (!isRunning && total === 0 && unplaced.length === 0) return null;
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-label="Missing places">
      <Group gap="sm" wrap="nowrap">
        <Text size="sm" flex={1} role="status">
          {wordsOf(geocoding)}
        </Text>
        {unplaced.length > 0 && (
          <Button variant="subtle" color="gray" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Show'} {counted(unplaced.length, 'address', 'addresses')}
          </Button>
        )}
        {isRunning && (
          <Button variant="default" onClick={() => void cancel.run({})}>
            Cancel
          </Button>
        )}
        {!isRunning && left > 0 && (
          <Button variant="default" onClick={() => void start.run({})}>
            Continue
          </Button>
        )}
        {!isRunning && left === 0 && failures.length > 0 && (
          <Button variant="default" onClick={() => void start.run({ retry: true })}>
            Try the failed ones again
          </Button>
        )}
      </Group>
      {isRunning && <Progress mt="xs" value={total === 0 ? 0 : (done / total) * 100} aria-label="Places looked for" />}
      {isOpen && <UnplacedTable unplaced={unplaced} entries={entries} />}
    </Paper>
  );
}

function wordsOf({ state, total, done, found, failures, skipped, reason, until }: GeocodingState): string {
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
    case 'idle':
    case 'done':
      return total === 0
        ? `No place is left to look for.${tail}`
        : `Found ${found.toLocaleString()} of ${total.toLocaleString()} missing places.${tail}`;
  }
}

function UnplacedTable({ unplaced, entries }: { unplaced: readonly Unplaced[]; entries: readonly Entry[] }) {
  const names = new Map(entries.map(({ key, name }) => [key, name]));
  return (
    <div className={classes.unplaced} tabIndex={0} role="region" aria-label="Addresses without a place">
      <table className={tables.table}>
        <thead>
          <tr>
            <th>Of</th>
            <th>Address</th>
            <th>Reason</th>
          </tr>
        </thead>
        <tbody>
          {unplaced.map(({ kind, id, address, reason }) => (
            <tr key={`${kind}-${id}`}>
              <td>
                {kind === 'text' ? 'Text' : 'Pro'}: {names.get(`${kind}-${id}`) ?? id}
              </td>
              <td title={address}>{address || '–'}</td>
              <td title={reason}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
