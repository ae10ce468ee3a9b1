import { Badge, Button, Drawer, EmptyState, Group, Progress, Stack, Text } from '@mantine/core';
import { CircleCheck, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QueueEntry, SyncQueue } from '#shared/ipc/sync.ipc.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { closePanel, openPanel } from '../../state/panel-store.ts';
import { useReturnFocus } from '../../ui/dialog.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { timeAgo } from '../../ui/time.ts';
import { useStatus } from '../../state/draft.ts';
import { tabRoute } from '../../state/tabs.ts';
import { discardToTrash, removeFromQueue, sendNow } from './sync-actions.ts';
import { entryName, explainEntry, holdReason, progressText } from './sync-model.ts';
import classes from './sync.module.css';

/** Lists the sites in the queue, each with the actions for its entry. */
export function SyncPanel() {
  const { data: queue, error } = useQuery('sync.queue', {});
  useReturnFocus();
  return (
    <Drawer
      opened
      onClose={closePanel}
      position="right"
      size={460}
      title="Sync"
      styles={{ title: { fontSize: 15, fontWeight: 600 } }}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Stack gap="md">
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {error.message}
          </Text>
        )}
        {queue && <Queue queue={queue} />}
        <Group>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => openPanel('trash')}
          >
            Show trash
          </Button>
        </Group>
      </Stack>
    </Drawer>
  );
}

/** Number of sites that the list shows at first, and of further sites that Show more adds each time. */
const SITES_PER_STEP = 50;

function Queue({ queue }: { queue: SyncQueue }) {
  const { entries, progress } = queue;
  const [shown, setShown] = useState(SITES_PER_STEP);
  const hold = holdReason(queue);
  if (entries.length === 0) {
    return (
      <EmptyState
        withIndicatorBackground
        py="xl"
        icon={<CircleCheck aria-hidden />}
        title={<h3>Nothing waits to sync</h3>}
        description="A save that cannot reach the server waits here, and is sent when it can."
      />
    );
  }
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" c="dimmed" role="status">
          {hold ?? (entries.length === 1 ? 'One site waits.' : `${entries.length} sites wait.`)}
        </Text>
        <ReasonButton
          variant="default"
          reason={hold}
          leftSection={<Send size={14} aria-hidden />}
          onClick={() => void sendNow()}
        >
          Send all now
        </ReasonButton>
      </Group>
      {progress && (
        <Stack gap={4}>
          <Text size="sm">{progressText(progress)}</Text>
          <Progress value={(100 * progress.done) / progress.total} aria-label={progressText(progress)} />
        </Stack>
      )}
      <ul className={classes.entries} aria-label="Sites that wait">
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.id} entry={entry} queue={queue} />
        ))}
      </ul>
      {entries.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + SITES_PER_STEP)}>
          Show more
        </Button>
      )}
    </>
  );
}

function Entry({ entry, queue }: { entry: QueueEntry; queue: SyncQueue }) {
  const navigate = useNavigate();
  const [now] = useState(Date.now);
  const { slug, kind, companyName } = entry;
  const name = companyName || slug;
  const { state, reason } = explainEntry(entry, queue);
  const wasEditedSince = useStatus(({ slug: open, status }) => open === slug && Boolean(status?.queued?.later.length));
  const busy = entry.state === 'running' ? 'It is being sent now.' : undefined;
  const openSite = (): void => {
    closePanel();
    void navigate(tabRoute('basicInfo', slug));
  };
  return (
    <li className={classes.entry} data-state={entry.state}>
      <div className={classes.head}>
        <Text fw={600}>{name}</Text>
        <Badge variant="default" tt="none" radius="sm">
          {entryName({ kind, at: entry.queuedAt })}
        </Badge>
      </div>
      <Text size="xs" c="dimmed">
        {slug} · queued {timeAgo(entry.queuedAt, now)}
      </Text>
      <Text size="sm">
        <span className={classes.state}>{state}.</span> {reason}
        {wasEditedSince && ' What was edited since is not part of it.'}
      </Text>
      <div className={classes.actions}>
        <ReasonButton
          size="compact-sm"
          variant="subtle"
          reason={busy ?? holdReason(queue)}
          onClick={() => void sendNow(slug)}
        >
          Retry
        </ReasonButton>
        <Button size="compact-sm" variant="subtle" onClick={openSite}>
          Open site
        </Button>
        <ReasonButton
          size="compact-sm"
          variant="subtle"
          color="gray"
          reason={busy}
          onClick={() => void removeFromQueue(slug, name)}
        >
          Remove from queue
        </ReasonButton>
        <ReasonButton
          size="compact-sm"
          variant="subtle"
          color="red"
          c="var(--app-danger)"
          reason={busy}
          onClick={() => void discardToTrash(slug, name)}
        >
          Discard draft to trash
        </ReasonButton>
      </div>
    </li>
  );
}
