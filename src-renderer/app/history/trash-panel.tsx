import { Button, EmptyState, SegmentedControl, Text } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { counted } from '#shared/domain/counted.ts';
import { TRASH_DAYS } from '#shared/domain/site/trash.ts';
import type { Trashed } from '#shared/ipc/sync.ipc.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { closePanel } from '../../state/panel-store.ts';
import { ListPane } from '../../ui/list-pane.tsx';
import { clockTime } from '../../ui/time.ts';
import { TwoPaneDialog } from '../../ui/two-pane-dialog.tsx';
import { tabRoute } from '../../state/tabs.ts';
import { exportDrafts, importDrafts } from '../actions/drafts-file.ts';
import { Comparing, Failure } from './comparing.tsx';
import { DifferenceList } from './difference-list.tsx';
import { dayName, keptUntil, trashReasons } from './history-model.ts';
import classes from './history.module.css';
import { restoreTrashed } from './restore.ts';
import { useRestore } from './use-restore.ts';

/** Lists the trash of the open site or of all sites, and restores its entries. `slug` is null if no site is open. */
export default function TrashPanel({ slug }: { slug: string | null }) {
  const [scope, setScope] = useState<'site' | 'all'>(slug === null ? 'all' : 'site');
  const ofSite = scope === 'site' && slug !== null;
  const { data: trashed, error } = useQuery('trash.list', ofSite ? { slug } : {});
  const [chosen, setChosen] = useState<number>();
  const [now] = useState(Date.now);
  const list = useRef<HTMLDivElement>(null);
  const selected = trashed?.find(({ id }) => id === chosen) ?? trashed?.[0];
  return (
    <TwoPaneDialog
      title="Trash"
      onClose={closePanel}
      bar={
        <>
          {slug !== null && (
            <SegmentedControl
              size="xs"
              aria-label="Trash of"
              value={scope}
              onChange={(value) => setScope(value === 'site' ? 'site' : 'all')}
              data={[
                { value: 'site', label: 'This site' },
                { value: 'all', label: 'All sites' },
              ]}
            />
          )}
          <Text size="sm" c="dimmed">
            What was put aside is kept {TRASH_DAYS} days.
          </Text>
          <Button size="xs" variant="default" ml="auto" onClick={() => void exportDrafts()}>
            Export all drafts
          </Button>
          <Button size="xs" variant="default" onClick={() => void importDrafts()}>
            Import drafts
          </Button>
        </>
      }
      list={
        <ListPane
          ref={list}
          label="Trash"
          loading={!trashed && !error}
          entries={(trashed ?? []).map(({ id, companyName, slug: of, reason, at }) => ({
            id,
            group: dayName(at, now),
            title: ofSite ? trashReasons[reason] : companyName || of,
            detail: ofSite ? clockTime(at) : `${trashReasons[reason]} · ${clockTime(at)}`,
          }))}
          selected={selected?.id}
          onSelect={setChosen}
        />
      }
    >
      {error && <Failure message={error.message} />}
      {selected && (
        <TrashedDetail key={selected.id} trashed={selected} open={selected.slug === slug} now={now} list={list} />
      )}
      {trashed?.length === 0 && (
        <EmptyState
          withIndicatorBackground
          m="auto"
          icon={<Trash2 aria-hidden />}
          title={<h3>The trash is empty</h3>}
          description="Drafts that give way to a newer copy come here."
        />
      )}
    </TwoPaneDialog>
  );
}

interface TrashedDetailProps {
  trashed: Trashed;
  open: boolean;
  now: number;
  list: RefObject<HTMLElement | null>;
}

function TrashedDetail({ trashed, open, now, list }: TrashedDetailProps) {
  const navigate = useNavigate();
  const { slug, companyName, reason, at } = trashed;
  return (
    <>
      <div className={classes.head}>
        <div>
          <h3 className={classes.name}>{trashReasons[reason]}</h3>
          <Text size="sm" c="dimmed">
            {companyName || slug}, {dayName(at, now)} {clockTime(at)}. Kept at least until{' '}
            {dayName(keptUntil(trashed), now)}.
          </Text>
        </div>
        {!open && <Button onClick={() => void navigate(tabRoute('basicInfo', slug))}>Open the site to compare</Button>}
      </div>
      {open && <Comparison trashed={trashed} list={list} />}
    </>
  );
}

function Comparison({ trashed: { id, slug }, list }: Pick<TrashedDetailProps, 'trashed' | 'list'>) {
  const { data: differences, error } = useQuery('trash.compare', { slug, id });
  const { busy, restore } = useRestore();
  if (error) {
    return <Failure message={error.message} />;
  }
  if (!differences) return <Comparing />;
  return (
    <>
      <div className={classes.head}>
        <Text size="sm" role="status">
          {counted(differences.length, 'change')} compared with the draft as it is now
        </Text>
        <Button
          disabled={busy || differences.length === 0}
          onClick={() => restore('the whole site', () => restoreTrashed(slug, id))}
        >
          Restore the whole site
        </Button>
      </div>
      <DifferenceList
        differences={differences}
        busy={busy}
        list={list}
        onRestore={(part, name) => restore(name, () => restoreTrashed(slug, id, part))}
      />
    </>
  );
}
