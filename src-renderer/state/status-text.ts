import { counted } from '#shared/domain/counted.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { dayTime } from '../ui/time.ts';
import type { DraftState } from './draft-store.ts';
import type { FailedSave } from './save-store.ts';

export type StatusKind = 'failed' | 'working' | 'local' | 'server';

/** The state of a site, which lists show as a colored mark. */
export type SiteState =
  'failed' | 'conflict' | 'blocked' | 'working' | 'unsaved' | 'waiting' | 'unpublished' | 'settled';

export interface StatusText {
  kind: StatusKind;
  state: SiteState;
  text: string;
  detail?: string;
}

export interface StatusFacts {
  phase: DraftState['phase'];
  status: SiteStatus | null;
  /** some edits are not known to be on the disk */
  pending: boolean;
  /** some edits could not be written to the disk */
  failed: boolean;
  /** current step of the running save or publish; null if none is running */
  step: string | null;
  /** the last save or publish in this window, if it failed */
  failedSave: FailedSave | undefined;
  /** milliseconds since 1970 */
  now: number;
}

const activities: Partial<Record<SiteStatus['sync'], string>> = {
  saving: 'Saving on the server…',
  publishing: 'Publishing…',
};

/**
 * Returns a text that says where the draft is stored. The text says ‘saved’ only if all edits are on the disk, and
 * ‘on server’ only if the server has all edits.
 */
export function describeStatus({ phase, status, pending, failed, step, failedSave, now }: StatusFacts): StatusText {
  if (failed) return { ...FAILED, text: 'Not saved' };
  if (phase === 'failed') return { ...FAILED, text: 'Not loaded' };
  if (phase !== 'open' || !status) return { ...WORKING, text: 'Loading' };
  if (step !== null) return { ...WORKING, text: `${step}…` };
  if (pending) return { ...WORKING, text: 'Saving on this computer…' };
  const activity = activities[status.sync];
  if (activity !== undefined) return { ...WORKING, text: activity };
  const here = hereAlone(status, now);
  const { savedAt = 0 } = status;
  if (failedSave && failedSave.at > savedAt && (here !== undefined || failedSave.kind === 'publish'))
    return {
      ...FAILED,
      text: failureTexts[failedSave.kind],
      detail: here ? `${HERE}: ${here}` : onServer(status, now),
    };
  const state = stateOf(status, here !== undefined);
  const { queued } = status;
  // A blocked save or publish of the queue counts as failed too, whichever window asked for it.
  if (queued?.blocked !== undefined) {
    const detail = here ? `${HERE}: ${here}` : onServer(status, now);
    return { kind: 'failed', state, text: failureTexts[queued.kind], detail };
  }
  if (here !== undefined) return { kind: 'local', state, text: HERE, detail: here };
  const detail = status.unpublished && unpublished[status.unpublished];
  return { kind: 'server', state, text: onServer(status, now), ...(detail !== undefined && { detail }) };
}

const failureTexts = { save: 'Saving failed', publish: 'Publishing failed' } as const;

const FAILED = { kind: 'failed', state: 'failed' } as const;
const WORKING = { kind: 'working', state: 'working' } as const;

const unpublished = { all: 'never published', changes: 'changed since the last publish' } as const;

function stateOf({ conflicts, queued, unpublished: lacks }: SiteStatus, isHereAlone: boolean): SiteState {
  if (conflicts > 0) return 'conflict';
  if (queued) return queued.blocked === undefined ? 'waiting' : 'blocked';
  if (isHereAlone) return 'unsaved';
  return lacks === undefined ? 'settled' : 'unpublished';
}

const HERE = 'Saved on this computer';

const onServer = ({ savedAt }: SiteStatus, now: number): string =>
  savedAt === undefined ? 'No unsaved changes' : `Saved on server at ${dayTime(savedAt, now)}`;

/** Returns a text that says what is only on this computer; undefined if the server has everything. */
function hereAlone({ editedFields, conflicts, missingOnServer, otherSite, savedAt }: SiteStatus, now: number) {
  if (missingOnServer) return 'not on the server any more';
  if (otherSite) return 'the server has another site by this slug';
  // The draft's side of an open conflict is only on this computer.
  const changes = editedFields.length + conflicts;
  if (changes === 0) return undefined;
  const last = savedAt === undefined ? '' : ` · last saved ${dayTime(savedAt, now)}`;
  return `${counted(changes, 'change')} not on the server${last}`;
}
