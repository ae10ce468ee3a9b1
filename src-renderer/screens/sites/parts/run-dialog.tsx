import { Button, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '#shared/domain/counted.ts';
import type { FleetRunSite, FleetSiteState, ReviewedSite } from '#shared/ipc/fleet.ipc.ts';
import { invoke } from '../../../bridge/client.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { tabRoute } from '../../../state/tabs.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { attempt } from '../../../ui/notify.tsx';
import { type Column, VirtualTable } from '../../../ui/virtual-table.tsx';
import { canTakeBack, runCsv, runStatus, stateName } from '../runs-model.ts';
import { summary } from '../change-model.ts';
import { useRun } from '../use-run.ts';
import { RunProgress } from './run-progress.tsx';
import { RunQuestions } from './run-questions.tsx';
import classes from '../sites.module.css';
import { act } from '../run-actions.ts';

/** A dialog with the state of each site of a change, and buttons for what the user can do with the change now. */
export function RunDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error } = useQuery('fleet.run', { id }, { staleTime: 0, placeholderData: (last) => last });
  const [only, setOnly] = useState<FleetSiteState | 'all'>('all');
  const [view, setView] = useState<'sites' | 'questions' | 'takeBack'>('sites');
  if (!data) {
    return (
      <Dialog title="Change" size="xl" onClose={onClose}>
        {error ? <ErrorText>{error.message}</ErrorText> : <Skeleton height={240} />}
      </Dialog>
    );
  }
  const { run, sites } = data;
  const states = [...new Set(sites.map(({ state }) => state))];
  // If no site has the chosen state any more, the control no longer offers this state, so all sites are shown.
  const shown = only !== 'all' && states.includes(only) ? only : 'all';
  const rows = shown === 'all' ? sites : sites.filter(({ state }) => state === shown);
  const columns: Column<FleetRunSite, never>[] = [
    {
      label: 'Site',
      cell: ({ slug, companyName }) => (
        <Link className={classes.name} to={tabRoute('basicInfo', slug)}>
          {companyName || slug}
        </Link>
      ),
      title: ({ slug }) => slug,
    },
    { label: 'State', width: 180, cell: ({ state }) => stateName(state, run.then) },
    { label: 'Reason', cell: ({ reason }) => reason, title: ({ reason }) => reason },
  ];
  const tryAgain = (): void =>
    void attempt('The change could not go on', () => invoke('fleet.goOn', { id, again: true }));
  const saveFile = (): void =>
    void attempt('The table was not saved', () =>
      invoke('fleet.export', { name: 'change', content: runCsv(run, sites) }),
    );
  if (view === 'questions') {
    return (
      <Dialog title={run.title} size={1000} onClose={onClose}>
        <RunQuestions run={run} onDone={() => setView('sites')} />
      </Dialog>
    );
  }
  return (
    <Dialog title={run.title} size={1000} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" role="status">
          {runStatus(run)}
        </Text>
        {states.length > 1 && (
          <SegmentedControl
            aria-label="Which sites"
            data={[
              { value: 'all', label: `All ${sites.length}` },
              ...states.map((state) => ({
                value: state,
                label: `${stateName(state, run.then)} ${sites.filter((site) => site.state === state).length}`,
              })),
            ]}
            value={shown}
            onChange={(value) => setOnly(value as FleetSiteState | 'all')}
          />
        )}
        <VirtualTable
          label="Sites of the change"
          columns={columns}
          rows={rows}
          keyOf={({ slug }) => slug}
          maxHeight={420}
        />
        {view === 'takeBack' ? (
          <TakeBack id={id} onCancel={() => setView('sites')} onDone={onClose} />
        ) : (
          <Group justify="flex-end" gap="xs">
            <Button variant="subtle" color="gray" onClick={saveFile}>
              Save as a file
            </Button>
            {run.state !== 'done' && (
              <Button variant="default" onClick={() => void act('fleet.stop', id)}>
                Stop
              </Button>
            )}
            {run.counts.asks > 0 && (
              <Button onClick={() => setView('questions')}>
                See what {counted(run.counts.asks, 'site')} {run.counts.asks === 1 ? 'needs' : 'need'}
              </Button>
            )}
            {run.state === 'paused' && <Button onClick={() => void act('fleet.goOn', id)}>Go on</Button>}
            {run.counts.failed > 0 && (
              <Button variant="default" onClick={tryAgain}>
                Try the failed ones again
              </Button>
            )}
            {canTakeBack(run) && (
              <Button variant="default" onClick={() => setView('takeBack')}>
                Take back…
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}

/**
 * Shows on how many sites a change can be taken back, and a button that takes it back. Values that were edited after
 * the change stay. Sites with such values, or with another obstacle, are listed with the reasons.
 * @param onCancel cancels the review of the sites, by unmounting this component
 */
function TakeBack({ id, onCancel, onDone }: { id: number; onCancel: () => void; onDone: () => void }) {
  const { run, running, counts, error, answer } = useRun('fleet.reviewBack');
  const begin = useEffectEvent(() => void run({ id }));
  useEffect(() => begin(), []);
  if (running) return <RunProgress label="Looking at the sites" counts={counts} onCancel={onCancel} />;
  if (!answer) return <ErrorText>{error}</ErrorText>;
  const changing = answer.filter(({ outcome }) => outcome === 'changes');
  const withReasons = answer.filter(({ reasons }) => reasons.length > 0);
  const takeBack = (): void =>
    void attempt('The change was not taken back', async () => {
      await invoke('fleet.takeBack', { id, sites: changing.map(({ slug, mark }) => ({ slug, mark })) });
      onDone();
    });
  return (
    <Stack gap="xs">
      <Text size="sm">{summary(answer)}</Text>
      {withReasons.map((site) => (
        <Text key={site.slug} size="sm" c="dimmed">
          {nameOf(site)}: {site.reasons.join(' ')}
        </Text>
      ))}
      <Group justify="flex-end">
        <Button data-autofocus disabled={changing.length === 0} onClick={takeBack}>
          Take back on {counted(changing.length, 'site')}
        </Button>
      </Group>
    </Stack>
  );
}

const nameOf = ({ companyName, slug }: ReviewedSite): string => companyName || slug;
