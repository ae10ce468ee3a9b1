import { Button } from '@mantine/core';
import { LifeBuoy } from 'lucide-react';
import { useAppInfo } from '../../state/app-info.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { restart } from '../actions/restart.ts';

/** Says on every page what safe mode leaves out, with a button that restarts the app normally. */
export function SafeBar() {
  if (!useAppInfo().safe) return null;
  return (
    <NoticeBar
      icon={LifeBuoy}
      tone="warning"
      actions={
        <Button size="compact-sm" variant="default" onClick={() => void restart(false)}>
          Restart normally
        </Button>
      }
    >
      <strong>Safe mode.</strong> The app runs without a preview and without kept copies of sites and pictures. Your
      drafts are here; they can be edited, saved and published.
    </NoticeBar>
  );
}
