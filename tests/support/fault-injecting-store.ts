import { AppError } from '#shared/ipc/errors.ts';
import type { Store } from '../../src-main/store/store.ts';

/** A fault at a later write: either the process ends (`crash`), or the write fails with a disk error (`refused`). */
export interface DiskFault {
  kind: 'crash' | 'refused';
  /** for a crash: whether it happens before or after the write has reached the disk */
  when: 'before' | 'after';
  /** number of writes that succeed first */
  after: number;
}

/** Thrown by the write that ends the simulated process, and by all later writes, so that they change nothing. */
export class Crash extends Error {}

/** A run of the app on a computer. */
export interface AppRun {
  isAlive: boolean;
  fault: DiskFault | undefined;
  /** whether a write has failed with a disk error */
  wasRefused: boolean;
  end(): void;
}

const writing = new Set(['append', 'replace', 'remove', 'put', 'rename', 'uploaded', 'update', 'saved', 'published']);

/** Returns a store whose commits fail as the run's fault says. A transaction counts as a single commit. */
export function injectFaults(store: Store, appRun: AppRun): Store {
  let depth = 0;
  const commit = <T>(work: () => T, canBeRefused: boolean): T => {
    if (!appRun.isAlive) throw new Crash();
    if (depth > 0) return work();
    const fault = canBeRefused || appRun.fault?.kind === 'crash' ? appRun.fault : undefined;
    const isFaulty = fault !== undefined && fault.after-- <= 0;
    if (isFaulty) appRun.fault = undefined;
    if (isFaulty && fault.kind === 'refused') {
      appRun.wasRefused = true;
      throw new AppError('DISK', 'This computer’s disk refused the edit.', { retry: true });
    }
    if (isFaulty && fault.when === 'before') die();
    depth++;
    try {
      return work();
    } finally {
      depth--;
      if (isFaulty) die();
    }
  };
  const die = (): never => {
    appRun.end();
    throw new Crash();
  };
  const guarded = <T extends object>(repo: T, isPrecious: boolean): T =>
    new Proxy(repo, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        const call = value.bind(target) as (...args: unknown[]) => unknown;
        return writing.has(String(name)) ? (...args: unknown[]) => commit(() => call(...args), isPrecious) : call;
      },
    });
  const { drafts, conflicts, outbox, intents, blobs, versions, trash, milestones, sites } = store;
  const precious = { drafts, conflicts, outbox, intents, blobs, versions, trash, milestones };
  return {
    ...store,
    ...(Object.fromEntries(
      Object.entries(precious).map(([name, repo]) => [name, guarded(repo, true)]),
    ) as typeof precious),
    sites: guarded(sites, false),
    transaction: (work) => commit(() => store.transaction(work), true),
  };
}
