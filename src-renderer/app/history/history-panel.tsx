import { Button, EmptyState, Skeleton, Stack, Text } from '@mantine/core';
import { CloudUpload, FolderOpen, GitMerge, History, type LucideIcon, Save } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import type { RestoredPart, VersionView } from '#shared/ipc/sync.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { ListPane } from '../../ui/list-pane.tsx';
import { dialogName } from '../../ui/open-dialog.ts';
import { clockTime } from '../../ui/time.ts';
import { TwoPaneDialog } from '../../ui/two-pane-dialog.tsx';
import { closePanel } from '../sync/panel-store.ts';
import { restoreInto } from '../sync/sync-actions.ts';
import { changeCount } from '../sync/sync-model.ts';
import { DifferenceList } from './difference-list.tsx';
import { dayName, versionNames } from './history-model.ts';
import classes from './history.module.css';
import { useRestore } from './use-restore.ts';

const icons: Record<VersionView['kind'], LucideIcon> = {
  opened: FolderOpen,
  saved: Save,
  published: CloudUpload,
  merged: GitMerge,
};

/** Every save and publish of a site, what has changed since, and the way back. */
export default function HistoryPanel({ slug }: { slug: string }) {
  const { data: versions, error } = useQuery('history.list', { slug });
  const { data: counts } = useQuery('history.counts', { slug });
  const [chosen, setChosen] = useState<number>();
  const [now] = useState(Date.now);
  const list = useRef<HTMLDivElement>(null);
  const selected = versions?.find(({ id }) => id === chosen) ?? versions?.[0];
  return (
    <TwoPaneDialog
      {...dialogName('history')}
      title="Version history"
      onClose={closePanel}
      list={
        <ListPane
          ref={list}
          label="Versions"
          loading={!versions && !error}
          entries={(versions ?? []).map(({ id, kind, at }) => {
            const Icon = icons[kind];
            const count = counts?.find((of) => of.id === id)?.changes;
            return {
              id,
              group: dayName(at, now),
              title: versionNames[kind],
              detail: clockTime(at) + (count ? ` · ${changeCount(count)}` : ''),
              mark: <Icon size={14} aria-hidden />,
            };
          })}
          selected={selected?.id}
          onSelect={setChosen}
        />
      }
    >
      {error && <Failure message={error.message} />}
      {selected && <VersionDetail key={selected.id} slug={slug} version={selected} now={now} list={list} />}
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

interface VersionDetailProps {
  slug: string;
  version: VersionView;
  now: number;
  list: RefObject<HTMLElement | null>;
}

function VersionDetail({ slug, version, now, list }: VersionDetailProps) {
  const { data: differences, error } = useQuery('history.compare', { slug, id: version.id });
  const { busy, restore } = useRestore();
  const restorePart = (part: RestoredPart, what: string): void =>
    restore(what, () => restoreInto((site) => invoke('history.restore', { slug: site, id: version.id, part })));
  return (
    <>
      <div className={classes.head}>
        <div>
          <h3 className={classes.name}>
            {versionNames[version.kind]}, {dayName(version.at, now)} {clockTime(version.at)}
          </h3>
          {!error && (
            <Text size="sm" c="dimmed" role="status">
              {differences
                ? `${changeCount(differences.length)} since, compared with the draft as it is now`
                : 'Comparing…'}
            </Text>
          )}
        </div>
        <Button disabled={busy || !differences?.length} onClick={() => restorePart({ of: 'site' }, 'the whole site')}>
          Restore the whole site
        </Button>
      </div>
      {error && <Failure message={error.message} />}
      {!differences && !error && <Comparing />}
      {differences && !error && (
        <DifferenceList differences={differences} busy={busy} onRestore={restorePart} list={list} />
      )}
    </>
  );
}

/** Why there is nothing to show. */
export function Failure({ message }: { message: string }) {
  return (
    <Text c="var(--mantine-color-error)" role="alert" p="md">
      {message}
    </Text>
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
