import { Button } from '@mantine/core';
import { GitMerge } from 'lucide-react';
import { useStatus } from '../../state/draft.ts';
import shell from '../shell/shell.module.css';
import { openPanel } from '../sync/panel-store.ts';
import { conflictCount } from '../sync/sync-model.ts';

/** Stands while something was changed here and on the server, and nobody has decided. */
export function ConflictBar() {
  const count = useStatus(({ status }) => status?.conflicts ?? 0);
  if (count === 0) return null;
  return (
    <div role="status" className={shell.notice} data-tone="danger">
      <GitMerge size={16} aria-hidden />
      <span className={shell.spring}>
        <strong>{conflictCount(count)}.</strong> Changed here and on the server. Decide before you save.
      </span>
      <Button size="compact-sm" color="red.8" onClick={() => openPanel('conflicts')}>
        Review
      </Button>
    </div>
  );
}
