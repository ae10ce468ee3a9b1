import type { ErrorCode } from '#shared/ipc/errors.ts';
import { untilAny, untilEdited, untilOpened, untilPanel, untilSaved } from '../../state/causes.ts';
import { openPanel } from '../../state/panel-store.ts';
import { clearNotice, notifyFailure, notifySuccess, type NoticeAction, type Until } from '../../ui/notify.tsx';
import { openExternal } from '../../ui/open-external.ts';
import { asBridgeError } from '../../bridge/client.ts';
import type { SaveKind } from '../../state/save-store.ts';
import type { SaveResult } from './run-save.ts';

export const SAVE_TROUBLE = 'There was a problem saving...';
export const PUBLISH_TROUBLE = 'There was a problem publishing...';
export const SAVED = 'Saved successfully';
export const PUBLISHED = 'Saved and published sucessfully';

/** All notices about a site's saves and publishes share one place: a new one replaces the one before. */
export const savingOf = (site: string) => ({ site, subject: 'saving' });

/** Closes the notice about earlier saves and publishes of the site, which is out of date. */
export const clearResults = (site: string): void => clearNotice(savingOf(site));

/** @param retry saves again, for the photos that could not be sent */
export function tellResult(kind: SaveKind, result: SaveResult, site: string, retry: () => void): void {
  const about = savingOf(site);
  if (result.outcome === 'queued') {
    const what = kind === 'save' ? 'saved on the server' : 'saved on the server and published';
    notifySuccess({
      ...about,
      title: 'Saved on this computer.',
      message: `It will be ${what} when it can be reached.`,
    });
  }
  if ((result.outcome === 'saved' || result.outcome === 'published') && result.waiting) {
    const { count, reason } = result.waiting;
    const photos = count === 1 ? 'A photo waits' : `${count} photos wait`;
    const rest = result.outcome === 'saved' ? 'The rest is saved.' : `The rest is published: ${result.url}`;
    return notifyFailure({
      ...about,
      title: `${photos} on this computer`,
      message: `${reason} ${rest}`,
      action: { label: 'Retry', onClick: retry },
      until: untilSaved(site),
    });
  }
  if (result.outcome === 'saved') notifySuccess({ ...about, title: result.unchanged ? 'No changes to save' : SAVED });
  if (result.outcome === 'published') {
    const { url } = result;
    const action = { label: 'Open page', onClick: () => openExternal(url) };
    notifySuccess({ ...about, title: PUBLISHED, message: url, action });
  }
}

/** Says that a save ended because it had a question and its site was no longer open. */
export function tellUnanswered(slug: string, openSite: () => void): void {
  notifyFailure({
    ...savingOf(slug),
    title: `${slug} is not saved on the server`,
    message: 'There is a question about it. Open the site and save it again.',
    action: { label: 'Open site', onClick: openSite },
    until: untilOpened(slug),
  });
}

interface AfterFailure {
  site: string;
  /** whether another site, or none, is open by now */
  isElsewhere: boolean;
  /** leads to where service areas are added */
  toBasicInfo: (field?: string) => void;
  retry: () => void;
}

/** Whether the save or the publish failed: a publish begins with a save. */
export const failedKind = (kind: SaveKind, { code }: { code: ErrorCode }): SaveKind =>
  kind === 'publish' && (code === 'PUBLISH_FAILED' || code === 'NOT_PUBLISHABLE') ? 'publish' : 'save';

export function tellFailure(kind: SaveKind, thrown: unknown, after: AfterFailure): void {
  const { site, isElsewhere, toBasicInfo, retry } = after;
  const error = asBridgeError(thrown);
  const title = failedKind(kind, error) === 'publish' ? PUBLISH_TROUBLE : SAVE_TROUBLE;
  const actions: Partial<Record<ErrorCode, NoticeAction>> = {
    NO_SERVICE_AREA: { label: 'Go to Basic Info', onClick: () => toBasicInfo('service_areas') },
    CONFLICTS: { label: 'Review', onClick: () => openPanel('conflicts') },
  };
  const here = actions[error.code] ?? { label: 'Retry', onClick: retry };
  const action = isElsewhere ? { label: 'Open site', onClick: toBasicInfo } : here;
  const causes: Partial<Record<ErrorCode, Until>> = {
    NO_SERVICE_AREA: untilEdited('service_areas'),
    SLUG_EXISTS: untilEdited('slug'),
    CONFLICTS: untilPanel('conflicts'),
  };
  const own = isElsewhere ? untilOpened(site) : causes[error.code];
  const until = own ? untilAny(own, untilSaved(site)) : untilSaved(site);
  // Some messages of main begin with the title already.
  const message = error.message.startsWith(title) ? error.message.slice(title.length).trim() : error.message;
  notifyFailure({ ...savingOf(site), title, message, action, until });
}
