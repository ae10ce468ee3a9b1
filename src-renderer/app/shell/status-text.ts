import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { DraftState } from '../../state/draft-store.ts';
import { clockTime } from '../../ui/time.ts';

export type StatusKind = 'failed' | 'working' | 'local' | 'server';

export interface StatusText {
  kind: StatusKind;
  text: string;
  /** what else is worth knowing */
  detail?: string;
}

interface StatusFacts {
  phase: DraftState['phase'];
  status: SiteStatus | null;
  /** some edits are on their way to the disk */
  pending: boolean;
  /** they could not be written */
  failed: boolean;
  /** of the save that runs */
  step: string | null;
}

/** Where the draft is, in words; never ‘saved’ while a part of it is not. */
export function describeStatus({ phase, status, pending, failed, step }: StatusFacts): StatusText {
  if (failed) return { kind: 'failed', text: 'Not saved' };
  if (phase === 'failed') return { kind: 'failed', text: 'Not loaded' };
  if (phase !== 'open' || !status) return { kind: 'working', text: 'Loading' };
  if (step !== null) return { kind: 'working', text: `${step}…` };
  if (pending) return { kind: 'working', text: 'Saving on this computer…' };
  const onServer = status.savedAt === undefined ? undefined : `Saved on server at ${clockTime(status.savedAt)}`;
  if (status.sync === 'saving' || status.sync === 'publishing')
    return { kind: 'working', text: 'Saving on the server…' };
  // My side of an open conflict is on this computer only.
  if (status.sync === 'clean' && status.conflicts === 0)
    return { kind: 'server', text: onServer ?? 'No unsaved changes' };
  return { kind: 'local', text: 'Saved on this computer', ...(onServer !== undefined && { detail: onServer }) };
}
