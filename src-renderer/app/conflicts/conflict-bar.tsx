import { Button } from '@mantine/core';
import { GitMerge } from 'lucide-react';
import { counted } from '#shared/domain/counted.ts';
import { useStatus } from '../../state/draft.ts';
import { openPanel } from '../../state/panel-store.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';

/** A notice that is shown while the open draft has conflicts. */
export function ConflictBar() {
  const count = useStatus(({ status }) => status?.conflicts ?? 0);
  if (count === 0) return null;
  return (
    <NoticeBar
      icon={GitMerge}
      tone="danger"
      actions={
        <Button size="compact-sm" color="red.8" onClick={() => openPanel('conflicts')}>
          Review
        </Button>
      }
    >
      <strong>{counted(count, 'conflict')}.</strong> Changed here and on the server. Decide before you save.
    </NoticeBar>
  );
}
