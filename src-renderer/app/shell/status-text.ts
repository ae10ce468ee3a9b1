import { counted } from '#shared/domain/counted.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { DraftState } from '../../state/draft-store.ts';
import { dayTime } from '../../ui/time.ts';
import type { FailedSave } from '../../state/save-store.ts';

export type StatusKind = 'failed' | 'working' | 'local' | 'server';

export interface StatusText {
  kind: StatusKind;
  text: string;
  /** what else is worth knowing */
  detail?: string;
}

export interface StatusFacts {
  phase: DraftState['phase'];
  status: SiteStatus | null;
  /** some edits are on their way to the disk */
  pending: boolean;
  /** they could not be written */
  failed: boolean;
  /** step of the running save */
  step: string | null;
  /** how the last save or publish failed in this window */
  failedSave: FailedSave | undefined;
  /** milliseconds since 1970 */
  now: number;
}

const activities: Partial<Record<SiteStatus['sync'], string>> = {
  saving: 'Saving on the server…',
  publishing: 'Publishing…',
};

/**
 * Says in words where the draft is: ‘saved’ only where all of it is, and ‘on server’ only where the server has all of
 * it.
 */
export function describeStatus({ phase, status, pending, failed, step, failedSave, now }: StatusFacts): StatusText {
  if (failed) return { kind: 'failed', text: 'Not saved' };
  if (phase === 'failed') return { kind: 'failed', text: 'Not loaded' };
  if (phase !== 'open' || !status) return { kind: 'working', text: 'Loading' };
  if (step !== null) return { kind: 'working', text: `${step}…` };
  if (pending) return { kind: 'working', text: 'Saving on this computer…' };
  const activity = activities[status.sync];
  if (activity !== undefined) return { kind: 'working', text: activity };
  const here = hereAlone(status, now);
  const { savedAt = 0 } = status;
  if (failedSave && failedSave.at > savedAt && (here !== undefined || failedSave.kind === 'publish'))
    return { kind: 'failed', text: failedSave.text, detail: here ? `${HERE}: ${here}` : onServer(status, now) };
  if (here !== undefined) return { kind: 'local', text: HERE, detail: here };
  return { kind: 'server', text: onServer(status, now) };
}

const HERE = 'Saved on this computer';

const onServer = ({ savedAt }: SiteStatus, now: number): string =>
  savedAt === undefined ? 'No unsaved changes' : `Saved on server at ${dayTime(savedAt, now)}`;

/** Says how many fields the server does not have; undefined where it has all. */
function hereAlone({ editedFields, conflicts, missingOnServer, otherSite, savedAt }: SiteStatus, now: number) {
  if (missingOnServer) return 'not on the server any more';
  if (otherSite) return 'the server has another site by this slug';
  // My side of an open conflict is on this computer only.
  const changes = editedFields.length + conflicts;
  if (changes === 0) return undefined;
  const last = savedAt === undefined ? '' : ` · last saved ${dayTime(savedAt, now)}`;
  return `${counted(changes, 'change')} not on the server${last}`;
}
