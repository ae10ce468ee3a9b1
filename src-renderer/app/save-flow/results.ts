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

export function tellResult(kind: SaveKind, result: SaveResult): void {
  if (result.outcome === 'queued') {
    const what = kind === 'save' ? 'saved on the server' : 'saved on the server and published';
    notifySuccess({ title: 'Saved on this computer.', message: `It will be ${what} when it can be reached.` });
  }
  if (result.outcome === 'saved') notifySuccess({ title: 'Saved successfully' });
  if (result.outcome === 'published') {
    const { url } = result;
    notifySuccess({
      title: 'Saved and published sucessfully',
      message: url,
      action: { label: 'Open page', onClick: () => openPage(url) },
    });
  }
}

/** `toBasicInfo` leads to where service areas are added. */
export function tellFailure(kind: SaveKind, thrown: unknown, toBasicInfo: () => void): void {
  if (isCancelled(thrown)) return;
  const error = asBridgeError(thrown);
  const publishing = error.code === 'PUBLISH_FAILED' || error.code === 'NOT_PUBLISHABLE';
  const title = kind === 'publish' && publishing ? PUBLISH_TROUBLE : SAVE_TROUBLE;
  const actions: Partial<Record<ErrorCode, NoticeAction>> = {
    NO_SERVICE_AREA: { label: 'Go to Basic Info', onClick: toBasicInfo },
    CONFLICTS: { label: 'Review', onClick: () => openPanel('conflicts') },
  };
  const action = actions[error.code];
  // Main may have put the title before the server's words already.
  const message = error.message.startsWith(title) ? error.message.slice(title.length).trim() : error.message;
  notifyFailure({ title, ...(message !== '' && { message }), ...(action && { action }) });
}
