import { EmptyState } from '@mantine/core';
import { ClipboardList, CloudUpload, CloudDownload, GitMerge, History, type LucideIcon, Save } from 'lucide-react';
import { useRef, useState } from 'react';
import { counted } from '#shared/domain/counted.ts';
import type { ChangeRequestView } from '#shared/ipc/requests.ipc.ts';
import type { VersionView } from '#shared/ipc/sync.ipc.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { closePanel, useShownRequest } from '../../state/panel-store.ts';
import { ListPane } from '../../ui/list-pane.tsx';
import { dialogName } from '../../ui/open-dialog.ts';
import { clockTime } from '../../ui/time.ts';
import { TwoPaneDialog } from '../../ui/two-pane-dialog.tsx';
import { stateNames, stateOf } from '../requests/model.ts';
import { RequestDetail } from '../requests/request-detail.tsx';
import { Failure } from './comparing.tsx';
import { type ComparedWith, dayName, versionNames } from './history-model.ts';
import { VersionDetail } from './version-detail.tsx';

const icons: Record<VersionView['kind'], LucideIcon> = {
  opened: CloudDownload,
  saved: Save,
  published: CloudUpload,
  merged: GitMerge,
};

/** Returns the list ID of a change request. It is negative, because the list also has versions, with IDs above 0. */
const idOf = (request: number): number => -request;

/**
 * Lists the versions and change requests of the site. Shows what each of them changed or what has changed since, and
 * restores earlier values.
 */
export default function HistoryPanel({ slug }: { slug: string }) {
  const { data: kept, error, refetch } = useQuery('history.list', { slug });
  const { data: savers = [] } = useQuery('history.savers', { slug });
  const versions = kept?.map((each) => ({ ...each, ...savers.find(({ id }) => id === each.id) }));
  const { data: counts } = useQuery('history.counts', { slug });
  const { data: requests = [] } = useQuery('requests.list', { slug });
  const shown = useShownRequest();
  const [chosen, setChosen] = useState(shown === undefined ? undefined : idOf(shown));
  const [comparedWith, setComparedWith] = useState<ComparedWith>('before');
  const [now] = useState(Date.now);
  const list = useRef<HTMLDivElement>(null);
  const open = (id: number): void => {
    setChosen(id);
    // A newly selected version shows what it changed, whatever the former selection was compared with.
    setComparedWith('before');
  };
  const request = requests.find(({ id }) => idOf(id) === chosen);
  const selected = versions?.find(({ id }) => id === chosen) ?? versions?.[0];
  const entries = [
    ...requests.map((each) => requestEntry(each, now)),
    ...(versions ?? []).map((each) => versionEntry(each, counts?.find(({ id }) => id === each.id)?.changes, now)),
  ].sort((one, other) => other.at - one.at);
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
          entries={entries}
          selected={request ? chosen : selected?.id}
          onSelect={open}
        />
      }
    >
      {error && <Failure message={error.message} />}
      {request && <RequestDetail slug={slug} request={request} />}
      {versions && selected && !request && (
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

function versionEntry({ id, kind, at, by, name, change }: VersionView, count: number | undefined, now: number) {
  const Icon = icons[kind];
  return {
    id,
    at,
    group: dayName(at, now),
    title: name || change || versionNames[kind],
    detail: clockTime(at) + (by ? ` by ${by}` : '') + (count ? ` · ${counted(count, 'change')}` : ''),
    mark: <Icon size={14} aria-hidden />,
  };
}

const requestEntry = (request: ChangeRequestView, now: number) => ({
  id: idOf(request.id),
  at: request.at,
  group: dayName(request.at, now),
  title: 'Change request',
  detail: `${clockTime(request.at)} · ${stateNames[stateOf(request)]}`,
  mark: <ClipboardList size={14} aria-hidden />,
});
