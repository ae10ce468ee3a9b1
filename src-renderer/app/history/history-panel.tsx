import { EmptyState } from '@mantine/core';
import { CloudUpload, CloudDownload, GitMerge, History, type LucideIcon, Save } from 'lucide-react';
import { useRef, useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import type { VersionView } from '#shared/ipc/sync.ipc.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { closePanel } from '../../state/panel-store.ts';
import { ListPane } from '../../ui/list-pane.tsx';
import { dialogName } from '../../ui/open-dialog.ts';
import { clockTime } from '../../ui/time.ts';
import { TwoPaneDialog } from '../../ui/two-pane-dialog.tsx';
import { Failure } from './comparing.tsx';
import { type ComparedWith, dayName, versionNames } from './history-model.ts';
import { VersionDetail } from './version-detail.tsx';

const icons: Record<VersionView['kind'], LucideIcon> = {
  opened: CloudDownload,
  saved: Save,
  published: CloudUpload,
  merged: GitMerge,
};

/** Lists the site's versions, shows what each changed or what has changed since, and restores them or parts of them. */
export default function HistoryPanel({ slug }: { slug: string }) {
  const { data: versions, error, refetch } = useQuery('history.list', { slug });
  const { data: counts } = useQuery('history.counts', { slug });
  const [chosen, setChosen] = useState<number>();
  const [comparedWith, setComparedWith] = useState<ComparedWith>('before');
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
          entries={(versions ?? []).map(({ id, kind, at, by, name }) => {
            const Icon = icons[kind];
            const count = counts?.find((of) => of.id === id)?.changes;
            return {
              id,
              group: dayName(at, now),
              title: name || versionNames[kind],
              detail: clockTime(at) + (by ? ` by ${by}` : '') + (count ? ` · ${counted(count, 'change')}` : ''),
              mark: <Icon size={14} aria-hidden />,
            };
          })}
          selected={selected?.id}
          onSelect={setChosen}
        />
      }
    >
      {error && <Failure message={error.message} />}
      {versions && selected && (
        <VersionDetail
          key={selected.id}
          slug={slug}
          version={selected}
          versions={versions}
          comparedWith={comparedWith}
          onCompare={setComparedWith}
          onNamed={refetch}
          now={now}
          list={list}
        />
      )}
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
