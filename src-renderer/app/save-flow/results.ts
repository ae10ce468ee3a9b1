import type { ErrorCode } from '#shared/ipc/errors.ts';
import { untilAny, untilEdited, untilOpened, untilPanel, untilSaved } from '../../state/causes.ts';
import { showsPublish } from '../../state/job-drawer.ts';
import type { JobOutcome } from '../../state/jobs.ts';
import { openPanel } from '../../state/panel-store.ts';
import { clearNotice, notifyFailure, notifySuccess, type Until } from '../../ui/notify.tsx';
import { openExternal } from '../../ui/open-external.ts';
import { asBridgeError } from '../../bridge/client.ts';
import type { SaveKind } from '../../state/save-store.ts';
import type { SaveResult } from './run-save.ts';

export const SAVE_TROUBLE = 'There was a problem saving...';
export const PUBLISH_TROUBLE = 'There was a problem publishing...';
export const SAVED = 'Saved successfully';
export const PUBLISHED = 'Saved and published sucessfully';

/** Returns the key that all notices about a site's saves and publishes share: a new notice replaces the former one. */
export const savingOf = (site: string) => ({ site, subject: 'saving' });

/** Closes the notice about an earlier save or publish of the site. Called when a new save or publish begins. */
export const clearResults = (site: string): void => clearNotice(savingOf(site));

/** Shows the outcome as a notice, unless the drawer of the publish shows it. Returns the outcome. */
function tell(kind: SaveKind, site: string, outcome: JobOutcome, until?: Until): JobOutcome {
  if (kind === 'publish' && showsPublish(site)) return outcome;
  const { state, title, text, url, action } = outcome;
  const seen = url === undefined ? undefined : { label: 'Open page', onClick: () => openExternal(url) };
  const acts = action ? { label: action.label, onClick: action.run } : seen;
  const message = [text, url].filter((words) => words !== undefined).join(' ');
  const notify = state === 'failed' ? notifyFailure : notifySuccess;
  notify({ ...savingOf(site), title, ...(message && { message }), ...(acts && { action: acts }), until });
  return outcome;
}

/** @param retry saves or publishes again, to upload the photos that could not be uploaded */
export function tellResult(
  kind: SaveKind,
  result: SaveResult,
  site: string,
  retry: () => void,
): JobOutcome | undefined {
  if (result.outcome === 'cancelled') return undefined;
  if (result.outcome === 'queued') {
    const what = kind === 'save' ? 'saved on the server' : 'saved on the server and published';
    const text = `It will be ${what} when it can be reached.`;
    return tell(kind, site, { state: 'waiting', title: 'Saved on this computer.', text });
  }
  const live = result.outcome === 'published' && {
    url: result.url,
    ...(result.compared && { compared: result.compared }),
  };
  if (result.waiting) {
    const { count, reason } = result.waiting;
    const photos = count === 1 ? 'A photo waits' : `${count} photos wait`;
    const title = `${photos} on this computer`;
    const text = `${reason} The rest is ${live ? 'published:' : 'saved.'}`;
    const action = { label: 'Retry', run: retry };
    return tell(kind, site, { state: 'failed', title, text, ...live, action }, untilSaved(site));
  }
  if (live) return tell(kind, site, { state: 'done', title: PUBLISHED, ...live });
  const isUnchanged = result.outcome === 'saved' && result.unchanged;
  return tell(kind, site, { state: 'done', title: isUnchanged ? 'No changes to save' : SAVED });
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
  /** whether the save with which a publish begins has ended; missing if not */
  isPublishing?: boolean;
  /** opens the Basic Info screen of the site, at `field` if there is one */
  toBasicInfo: (field?: string) => void;
  retry: () => void;
}

/**
 * Returns which part failed. A publish begins with a save, so an error before the end of this save counts as `save`,
 * unless its code is one of publishing.
 */
export const failedKind = (kind: SaveKind, { code }: { code: ErrorCode }, isPublishing = false): SaveKind =>
  kind === 'publish' && (isPublishing || code === 'PUBLISH_FAILED' || code === 'NOT_PUBLISHABLE') ? 'publish' : 'save';

export function tellFailure(kind: SaveKind, thrown: unknown, after: AfterFailure): JobOutcome {
  const { site, isElsewhere, isPublishing, toBasicInfo, retry } = after;
  const error = asBridgeError(thrown);
  const title = failedKind(kind, error, isPublishing) === 'publish' ? PUBLISH_TROUBLE : SAVE_TROUBLE;
  const actions: Partial<Record<ErrorCode, JobOutcome['action']>> = {
    NO_SERVICE_AREA: { label: 'Go to Basic Info', run: () => toBasicInfo('service_areas') },
    CONFLICTS: { label: 'Review', run: () => openPanel('conflicts') },
  };
  const here = actions[error.code] ?? { label: 'Retry', run: retry };
  const action = isElsewhere ? { label: 'Open site', run: () => toBasicInfo() } : here;
  const causes: Partial<Record<ErrorCode, Until>> = {
    NO_SERVICE_AREA: untilEdited('service_areas'),
    SLUG_EXISTS: untilEdited('slug'),
    CONFLICTS: untilPanel('conflicts'),
  };
  const own = isElsewhere ? untilOpened(site) : causes[error.code];
  const until = own ? untilAny(own, untilSaved(site)) : untilSaved(site);
  // The title is removed from messages of main that begin with it, because the notice shows it already.
  const text = error.message.startsWith(title) ? error.message.slice(title.length).trim() : error.message;
  return tell(kind, site, { state: 'failed', title, text, action }, until);
}
