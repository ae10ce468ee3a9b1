import { AppError } from '#shared/ipc/errors.ts';
import type { Store } from '../../src-main/store/store.ts';

/** What strikes one of the next writes: the process ends, or the disk refuses. */
export interface DiskFault {
  kind: 'crash' | 'refused';
  /** of a crash: whether the write it strikes has reached the disk */
  when: 'before' | 'after';
  /** so many writes are carried out before */
  after: number;
}

/** The process is gone: nothing that it still does has any effect. */
export class Crash extends Error {}

/** A run of the app on one computer. */
export interface Life {
  isAlive: boolean;
  fault: DiskFault | undefined;
  /** the disk has refused a write */
  wasRefused: boolean;
  end(): void;
}

const writing = new Set(['append', 'replace', 'remove', 'put', 'rename', 'uploaded', 'update', 'saved', 'published']);

/** The store, each commit of which can be struck; what is written within a transaction counts as one. */
export function mortal(store: Store, life: Life): Store {
  let depth = 0;
  const commit = <T>(work: () => T, isPrecious: boolean): T => {
    if (!life.isAlive) throw new Crash();
    if (depth > 0) return work();
    const fault = isPrecious || life.fault?.kind === 'crash' ? life.fault : undefined;
    const isStruck = fault !== undefined && fault.after-- <= 0;
    if (isStruck) life.fault = undefined;
    if (isStruck && fault.kind === 'refused') {
      life.wasRefused = true;
      throw new AppError('DISK', 'This computer’s disk refused the edit.', { retry: true });
    }
    if (isStruck && fault.when === 'before') die();
    depth++;
    try {
      return work();
    } finally {
      depth--;
      if (isStruck) die();
    }
  };
  const die = (): never => {
    life.end();
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
