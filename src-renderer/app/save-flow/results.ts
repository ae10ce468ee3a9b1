import type { ErrorCode } from '#shared/ipc/errors.ts';
import type { NoticeAction } from '../../ui/notify.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.tsx';
import { asBridgeError, invoke, isCancelled } from '../../bridge/client.ts';
import { openPanel } from '../sync/panel-store.ts';
import type { SaveKind, SaveResult } from './run-save.ts';

const SAVE_TROUBLE = 'There was a problem saving...';
const PUBLISH_TROUBLE = 'There was a problem publishing...';

export function openPage(url: string): void {
  invoke('app.openExternal', { url }).catch((error: unknown) => {
    notifyFailure({ title: 'The page could not be opened', message: asBridgeError(error).message });
  });
}

/** @param elsewhere the site's slug where it is not the open one any more */
export function tellResult(kind: SaveKind, result: SaveResult, elsewhere?: string): void {
  if (result.outcome === 'queued') {
    const what = kind === 'save' ? 'saved on the server' : 'saved on the server and published';
    notifySuccess({
      title: 'Saved on this computer.',
      message: `${elsewhere ?? 'It'} will be ${what} when it can be reached.`,
    });
  }
  if ((result.outcome === 'saved' || result.outcome === 'published') && result.waiting) {
    const { count, reason } = result.waiting;
    const photos = count === 1 ? 'A photo waits' : `${count} photos wait`;
    notifyFailure({ title: `${photos} on this computer`, message: `${reason} The rest is saved.` });
  }
  if (result.outcome === 'saved') {
    const title = result.unchanged ? 'No changes to save' : 'Saved successfully';
    notifySuccess({ title, message: elsewhere });
  }
  if (result.outcome === 'published') {
    const { url } = result;
    notifySuccess({
      title: 'Saved and published sucessfully',
      message: url,
      action: { label: 'Open page', onClick: () => openPage(url) },
    });
  }
}

/** A save that asks something after its site was left has ended. */
export function tellUnanswered(slug: string, openSite: () => void): void {
  notifyFailure({
    title: `${slug} is not saved on the server`,
    message: 'There is a question about it. Open the site and save it again.',
    action: { label: 'Open site', onClick: openSite },
  });
}

interface AfterFailure {
  /** leads to where service areas are added */
  toBasicInfo: () => void;
  /** as for `tellResult` */
  elsewhere: string | undefined;
}

export function tellFailure(kind: SaveKind, thrown: unknown, { toBasicInfo, elsewhere }: AfterFailure): void {
  if (isCancelled(thrown)) return;
  const error = asBridgeError(thrown);
  const publishing = error.code === 'PUBLISH_FAILED' || error.code === 'NOT_PUBLISHABLE';
  const title = kind === 'publish' && publishing ? PUBLISH_TROUBLE : SAVE_TROUBLE;
  const actions: Partial<Record<ErrorCode, NoticeAction>> = {
    NO_SERVICE_AREA: { label: 'Go to Basic Info', onClick: toBasicInfo },
    CONFLICTS: { label: 'Review', onClick: () => openPanel('conflicts') },
  };
  const action = elsewhere === undefined ? actions[error.code] : { label: 'Open site', onClick: toBasicInfo };
  // Main may have put the title before the server's words already.
  const words = error.message.startsWith(title) ? error.message.slice(title.length).trim() : error.message;
  const message = elsewhere === undefined ? words : `${elsewhere}: ${words}`;
  notifyFailure({ title, ...(message !== '' && { message }), ...(action && { action }) });
}
