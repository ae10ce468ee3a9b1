import { counted } from '#shared/domain/counted.ts';
import type { Output } from '#shared/ipc/contract.ts';
import { importSteps } from '#shared/ipc/events.ts';
import { invoke } from '../../bridge/client.ts';
import { untilPanel } from '../../state/causes.ts';
import { beginJob, type JobOutcome } from '../../state/jobs.ts';
import { openPanel } from '../../state/panel-store.ts';
import { attempt, notifyFailure, notifySuccess } from '../../ui/notify.tsx';

/** Asks the user for a file, and writes all drafts with their photos to it. */
export function exportDrafts(): Promise<void> {
  return attempt('The drafts could not be exported', async () => {
    tellExported(await invoke('store.export', {}));
  });
}

/** Tells the user where the drafts were written, and what is not among them because it could not be read. */
export function tellExported({ path, unread = [] }: Output<'store.export'>): void {
  if (path === undefined) return;
  notifySuccess({ title: 'Drafts exported', message: path });
  if (unread.length > 0) notifyFailure({ title: 'Some of it is not in the file', message: unread.join(' ') });
}

/** Asks the user for a file of drafts and puts the drafts in the trash, where they can be viewed and restored. */
export function importDrafts(): Promise<void> {
  return attempt('The drafts could not be imported', async () => {
    const taken = await takeIn();
    if (!taken) return;
    const { imported, unreadable } = taken;
    if (unreadable > 0) {
      const title =
        unreadable === 1 ? 'One draft of the file cannot be read' : `${unreadable} drafts of the file cannot be read`;
      notifyFailure({ title, message: 'The others were taken.' });
    }
    if (imported === 0) return notifySuccess({ title: 'Nothing new was in the file' });
    const title = imported === 1 ? 'One draft imported' : `${imported} drafts imported`;
    notifySuccess({
      title,
      message: 'Compare them with their sites in the trash, and restore what you want.',
      action: { label: 'Open the trash', onClick: () => openPanel('trash') },
      until: untilPanel('trash'),
    });
  });
}

async function takeIn(): Promise<Output<'store.import'>['taken']> {
  const job = beginJob({ kind: 'import', title: 'Import drafts', steps: importSteps });
  let outcome: JobOutcome | undefined;
  try {
    const { taken } = await invoke('store.import', {}, { onProgress: job.tell });
    if (taken) outcome = { state: 'done', title: `${counted(taken.imported, 'draft')} taken in` };
    return taken;
  } finally {
    job.end(outcome);
  }
}
