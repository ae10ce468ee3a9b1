import { UnstyledButton } from '@mantine/core';
import { Check, CircleAlert, CloudCheck, ExternalLink, LoaderCircle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useStore } from 'zustand';
import { draftStore } from '../../state/draft-store.ts';
import { useCurrentStatus, useStatus } from '../../state/draft.ts';
import { showWork } from '../../state/job-drawer.ts';
import { openPanel } from '../../state/panel-store.ts';
import { openExternal } from '../../ui/open-external.ts';
import { useLasting } from '../../ui/use-lasting.ts';
import { WorkItem } from '../jobs/work-item.tsx';
import { OpenRequests } from '../requests/open-requests.tsx';
import { failedSaves, saveStore } from '../../state/save-store.ts';
import { StatusItems } from '../sync/status-items.tsx';
import classes from './shell.module.css';
import { describeStatus, type StatusKind } from '../../state/status-text.ts';

const icons: Record<StatusKind, LucideIcon> = {
  failed: CircleAlert,
  working: LoaderCircle,
  local: Check,
  server: CloudCheck,
};

const tones: Record<StatusKind, string> = { failed: 'danger', working: 'plain', local: 'plain', server: 'good' };

export function StatusLine() {
  const open = useStatus(({ slug }) => slug);
  const publishedUrl = useStatus(({ status }) => status?.publishedUrl);
  return (
    <footer className={classes.status}>
      <DraftState />
      <StatusItems />
      <WorkItem site={open} />
      {open !== null && <OpenRequests slug={open} className={classes.link} />}
      <span className={classes.spring} />
      {publishedUrl && (
        <UnstyledButton className={classes.link} onClick={() => openExternal(publishedUrl)}>
          <span className={classes.truncated}>{publishedUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}</span>
          <ExternalLink size={12} aria-label="Open the published page" />
        </UnstyledButton>
      )}
    </footer>
  );
}

function DraftState() {
  const saves = useStore(saveStore);
  const failures = useStore(failedSaves);
  const pending = useLasting(draftStore, (draft) => draft.pending);
  const state = useCurrentStatus(({ slug, phase, status, journalFailure }) => {
    const step = slug === null ? undefined : saves[slug]?.step;
    const failedSave = slug === null ? undefined : failures[slug];
    const failed = journalFailure !== null;
    return describeStatus({ phase, status, pending, failed, step: step ?? null, failedSave, now: Date.now() });
  });
  const open = useCurrentStatus(({ slug }) => slug);
  const running = open === null ? undefined : saves[open];
  const Icon = icons[state.kind];
  return (
    <>
      <span role="status" className={classes.state} data-tone={tones[state.kind]}>
        <UnstyledButton className={classes.link} onClick={() => (running ? showWork() : openPanel('sync'))}>
          <Icon size={14} aria-hidden />
          {state.text}
        </UnstyledButton>
      </span>
      {running?.cancel && (
        <UnstyledButton className={classes.link} onClick={running.cancel}>
          Cancel
        </UnstyledButton>
      )}
      {state.detail && <span className={classes.truncated}>{state.detail}</span>}
    </>
  );
}
