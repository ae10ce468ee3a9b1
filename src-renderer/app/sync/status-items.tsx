import { UnstyledButton } from '@mantine/core';
import { GitMerge, LoaderCircle, type LucideIcon, Timer, WifiOff } from 'lucide-react';
import { useQuery } from '../../bridge/hooks.ts';
import { useStatus } from '../../state/draft.ts';
import { openPanel, type PanelId } from '../../state/panel-store.ts';
import classes from './sync.module.css';
import { syncFacts, type SyncItemId, syncItems } from './sync-model.ts';

const icons: Record<SyncItemId, LucideIcon> = { queue: Timer, offline: WifiOff, conflicts: GitMerge };
const panels: Record<SyncItemId, PanelId> = { queue: 'sync', offline: 'sync', conflicts: 'conflicts' };

/**
 * Shows what is queued, whether the server is slow or unreachable, and how many conflicts there are. A click on an item
 * opens the panel that shows the details.
 */
export function StatusItems() {
  const facts = useStatus(({ status }) => status && syncFacts(status));
  const { data: queue } = useQuery('sync.queue', {});
  return syncItems(facts, queue).map(({ id, text, tone }) => {
    const Icon = id === 'queue' && queue?.progress ? LoaderCircle : icons[id];
    return (
      <span key={id} role="status" className={classes.holder}>
        <UnstyledButton className={classes.item} data-tone={tone} onClick={() => openPanel(panels[id])}>
          <Icon size={14} aria-hidden />
          {text}
        </UnstyledButton>
      </span>
    );
  });
}
