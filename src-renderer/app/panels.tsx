import { lazy, Suspense, useEffect } from 'react';
import { useStatus } from '../state/draft.ts';
import { stopWaiting, usePanel } from '../state/panel-store.ts';
import { FileDrop } from './requests/file-drop.tsx';
import { TextDrop } from './requests/text-drop.tsx';
import { useKeepCaret } from './sync/keep-caret.ts';
import { useMergedNotice } from './sync/merged-notice.ts';
import { useOtherWindowNotice } from './sync/other-window.ts';
import { useRefusedEditNotice } from './sync/refused-edit.ts';
import { useReplacedTextNotice } from './sync/replaced-text.ts';
import { useServerChecks } from './sync/server-checks.ts';
import { useFleetNotices } from './sync/fleet-notices.ts';
import { useSyncNotices } from './sync/sync-notices.ts';
import { SyncPanel } from './sync/sync-panel.tsx';

const AboutPanel = lazy(() => import('./about/about-panel.tsx'));
const ConflictReview = lazy(() => import('./conflicts/conflict-review.tsx'));
const HistoryPanel = lazy(() => import('./history/history-panel.tsx'));
const PasteDialog = lazy(() => import('./requests/paste-dialog.tsx'));
const TrashPanel = lazy(() => import('./history/trash-panel.tsx'));

/** Shows the open panel over any screen, and runs the hooks that have to work on every screen. */
export function Panels({ onSave }: { onSave: () => void }) {
  const panel = usePanel();
  const { slug, phase } = useStatus((site) => ({ slug: site.slug, phase: site.phase }));
  const site = phase === 'open' ? slug : null;
  // If a save of the site waits for decisions about conflicts, leaving the site ends this save.
  useEffect(() => stopWaiting, [site]);
  useKeepCaret();
  useOtherWindowNotice();
  useRefusedEditNotice();
  useSyncNotices();
  useFleetNotices();
  useReplacedTextNotice();
  useServerChecks(site);
  useMergedNotice();
  return (
    <Suspense>
      {site !== null && <TextDrop />}
      {site !== null && <FileDrop slug={site} />}
      {panel === 'paste' && site !== null && <PasteDialog slug={site} />}
      {panel === 'sync' && <SyncPanel />}
      {panel === 'conflicts' && site !== null && <ConflictReview slug={site} onSave={onSave} />}
      {panel === 'history' && site !== null && <HistoryPanel slug={site} />}
      {panel === 'about' && <AboutPanel />}
      {panel === 'trash' && <TrashPanel slug={site} />}
    </Suspense>
  );
}
