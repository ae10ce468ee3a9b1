import { Button, EmptyState, Skeleton, Stack, Text } from '@mantine/core';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { VersionView } from '#shared/ipc/sync.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { replaceOpen } from '../../state/draft-actions.ts';
import { ListPane } from '../../ui/list-pane.tsx';
import { clockTime } from '../../ui/time.ts';
import { TwoPaneDialog } from '../../ui/two-pane-dialog.tsx';
import { closePanel } from '../sync/panel-store.ts';
import { changeCount } from '../sync/sync-model.ts';
import { DifferenceList } from './difference-list.tsx';
import { dayName, versionNames } from './history-model.ts';
import classes from './history.module.css';
import { useRestore } from './use-restore.ts';

/** Every save and publish of a site, what has changed since, and the way back. */
export default function HistoryPanel({ slug }: { slug: string }) {
  const { data: versions, error } = useQuery('history.list', { slug });
  const [chosen, setChosen] = useState<number>();
  const [now] = useState(Date.now);
  const selected = versions?.find(({ id }) => id === chosen) ?? versions?.[0];
  return (
    <TwoPaneDialog
      title="Version history"
      onClose={closePanel}
      list={
        <ListPane
          label="Versions"
          entries={(versions ?? []).map(({ id, kind, at }) => ({
            id,
            group: dayName(at, now),
            title: versionNames[kind],
            detail: clockTime(at),
          }))}
          selected={selected?.id}
          onSelect={setChosen}
        />
      }
    >
      {error && (
        <Text c="var(--mantine-color-error)" role="alert" p="md">
          {error.message}
        </Text>
      )}
      {selected && <VersionDetail key={selected.id} slug={slug} version={selected} now={now} />}
      {versions?.length === 0 && (
        <EmptyState
          withIndicatorBackground
          m="auto"
          icon={<History aria-hidden />}
          title={<h3>No versions yet</h3>}
          description="Each save and publish becomes one."
        />
      )}
    </TwoPaneDialog>
  );
}

function VersionDetail({ slug, version, now }: { slug: string; version: VersionView; now: number }) {
  const { data: differences, error } = useQuery('history.compare', { slug, id: version.id });
  const { busy, restore } = useRestore();
  const restoreFields = (what: string, fields?: string[]): void =>
    restore(what, () =>
      replaceOpen((site) => invoke('history.restore', { slug: site, id: version.id, ...(fields && { fields }) })),
    );
  return (
    <>
      <div className={classes.head}>
        <div>
          <h3 className={classes.name}>
            {versionNames[version.kind]}, {dayName(version.at, now)} {clockTime(version.at)}
          </h3>
          <Text size="sm" c="dimmed" role="status">
            {differences
              ? `${changeCount(differences.length)} since, compared with the draft as it is now`
              : 'Comparing…'}
          </Text>
        </div>
        <Button disabled={busy || !differences?.length} onClick={() => restoreFields('the whole site')}>
          Restore the whole site
        </Button>
      </div>
      {error && (
        <Text c="var(--mantine-color-error)" role="alert" p="md">
          {error.message}
        </Text>
      )}
      {!differences && !error && <Comparing />}
      {differences && (
        <DifferenceList
          differences={differences}
          busy={busy}
          onRestore={(fields, name) => restoreFields(name, fields)}
        />
      )}
    </>
  );
}

export function Comparing() {
  return (
    <Stack gap="md" p="md" aria-hidden>
      <Skeleton height={24} width={160} />
      <Skeleton height={96} radius="md" />
      <Skeleton height={96} radius="md" />
    </Stack>
  );
}
