import { counted } from '#shared/domain/counted.ts';
import type { FleetRun, FleetRunSite, FleetSiteState } from '#shared/ipc/fleet.ipc.ts';
import { toCsv } from './model.ts';

/** Returns the state of a site within a change, as text. */
export function stateName(state: FleetSiteState, then: FleetRun['then']): string {
  switch (state) {
    case 'waiting':
      return 'Waits for its turn';
    case 'edited':
      return then === 'nothing' ? 'Edited' : 'Edited, not sent yet';
    case 'sending':
      return 'In the queue';
    case 'done':
      return then === 'publish' ? 'Published' : 'Saved';
    case 'asks':
      return 'Needs you';
    case 'failed':
      return 'Failed';
    case 'skipped':
      return 'Left as it was';
    case 'back':
      return 'Taken back';
  }
}

/**
 * Counts the sites of a change. `done` includes the sites that failed, were skipped or need the user. Edited sites are
 * not done if the change also saves or publishes.
 */
export function progressOf({ counts, then }: Pick<FleetRun, 'counts' | 'then'>): { done: number; total: number } {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const unsent = then === 'nothing' ? 0 : counts.edited;
  return { done: total - counts.waiting - unsent - counts.sending, total };
}

/** Returns the state of a change as a sentence. */
export function runStatus(run: FleetRun): string {
  const { counts, state, reason, then, title } = run;
  const { done, total } = progressOf(run);
  const bad = [
    counts.asks > 0 && `${counts.asks} ${counts.asks === 1 ? 'needs' : 'need'} you`,
    counts.failed > 0 && `${counts.failed} failed`,
    counts.skipped > 0 && `${counts.skipped} left as ${counts.skipped === 1 ? 'it was' : 'they were'}`,
    counts.back > 0 && `${counts.back} taken back`,
  ].filter(Boolean);
  const suffix = bad.length > 0 ? `, ${bad.join(', ')}` : '';
  if (state === 'paused')
    return `${title}: pauses after ${done} of ${counted(total, 'site')}${suffix}. ${reason}`.trim();
  if (state === 'running') return `${title}: ${done} of ${counted(total, 'site')}${suffix}`;
  const good = then === 'nothing' ? counts.edited : counts.done;
  return `${title}: ${counted(good, 'site')} ${stateName(then === 'nothing' ? 'edited' : 'done', then).toLowerCase()}${suffix}`;
}

/**
 * Returns whether the user can take a change back: whether it may have edited a site. Failed sites count, because the
 * draft has been edited if a save or publish failed. A change that takes back another change cannot be taken back.
 */
export const canTakeBack = ({ counts, takesBack }: FleetRun): boolean =>
  takesBack === undefined && counts.edited + counts.done + counts.asks + counts.sending + counts.failed > 0;

export const runCsv = ({ then }: Pick<FleetRun, 'then'>, sites: readonly FleetRunSite[]): string =>
  toCsv(
    ['Slug', 'Name', 'State', 'Reason'],
    sites.map(({ slug, companyName, state, reason }) => [slug, companyName, stateName(state, then), reason]),
  );
