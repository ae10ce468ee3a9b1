import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { FleetRun } from '#shared/ipc/fleet.ipc.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TaskBar } from '../../../ui/task-bar.tsx';
import { exactTime } from '../../../ui/time.ts';
import { progressOf, runStatus } from '../runs-model.ts';
import { act } from '../run-actions.ts';
import { RunDialog } from './run-dialog.tsx';
import classes from '../sites.module.css';

/** The running and paused changes, each with buttons that pause or continue it and show its sites. */
export function RunningChanges({ runs }: { runs: readonly FleetRun[] }) {
  const [shown, setShown] = useState<number>();
  const unfinished = runs.filter(({ state }) => state !== 'done');
  return (
    <>
      {unfinished.map((run) => (
        <div key={run.id} className={classes.run}>
          <TaskBar
            label={run.title}
            status={runStatus(run)}
            progress={{ ...progressOf(run), label: `${run.title}: sites done` }}
            action={
              run.state === 'running'
                ? { label: 'Pause', run: () => void act('fleet.pause', run.id) }
                : { label: 'Go on', run: () => void act('fleet.goOn', run.id) }
            }
          />
          <Button variant="subtle" onClick={() => setShown(run.id)}>
            Show
          </Button>
        </div>
      ))}
      {shown !== undefined && <RunDialog id={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** A dialog with all changes, also those that still run, newest first. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const { data: runs = [] } = useQuery('fleet.runs', {}, { staleTime: 0 });
  const [shown, setShown] = useState<number>();
  if (shown !== undefined) return <RunDialog id={shown} onClose={() => setShown(undefined)} />;
  return (
    <Dialog title="Changes over many sites" size="lg" onClose={onClose}>
      {runs.length === 0 && (
        <Text size="sm" c="dimmed">
          There was none yet. Select sites in the table, then choose Change.
        </Text>
      )}
      <ul className={classes.past}>
        {runs.map((run) => (
          <li key={run.id}>
            <Group justify="space-between" wrap="nowrap" gap="md">
              <div>
                <Text size="sm">{runStatus(run)}</Text>
                <Text size="xs" c="dimmed">
                  {exactTime(run.at)}
                  {run.by !== undefined && `, by ${run.by}`}
                </Text>
              </div>
              <Button variant="default" flex="none" onClick={() => setShown(run.id)}>
                Show
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
