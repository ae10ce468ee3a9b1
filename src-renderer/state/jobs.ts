import { createStore } from 'zustand/vanilla';
import type { StepCount } from '#shared/ipc/events.ts';

export type JobKind = 'save' | 'publish' | 'creation' | 'import';

/** What a job came to; `waiting`: it goes on by itself, once the server can be reached. */
export type JobEnd = 'done' | 'waiting' | 'failed';

export interface JobOutcome {
  state: JobEnd;
  title: string;
  text?: string;
  /** address that the work is seen at */
  url?: string;
  /** paths of published pages that visitors get as they were published; left out where that could not be compared */
  compared?: readonly string[];
  /** what can be done about it, or next */
  action?: { label: string; run: () => void };
}

/** Work that takes its time, in named steps. */
export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  readonly title: string;
  /** slug of the site that it is about */
  readonly site?: string | undefined;
  /** in order */
  readonly steps: readonly string[];
  /** the one that runs, or ran last */
  readonly step: string;
  readonly count?: StepCount | undefined;
  /** what the step waits for */
  readonly note?: string | undefined;
  /** undefined while it runs */
  readonly outcome?: JobOutcome;
  /** missing where it cannot be cancelled any more */
  readonly cancel?: (() => void) | undefined;
}

/** Work of this window: what runs, and what has ended and was not put away; the newest first. */
export const jobs = createStore<{ readonly all: readonly Job[] }>(() => ({ all: [] }));

export interface RunningJob {
  /** @param step one of the job's, or else what the step waits for */
  tell: (step: string, count?: StepCount) => void;
  change: (change: Partial<Pick<Job, 'title' | 'site' | 'cancel'>>) => void;
  /** Without an outcome it leaves no trace. */
  end: (outcome: JobOutcome | undefined) => void;
}

type Begun = Pick<Job, 'kind' | 'title' | 'site' | 'steps' | 'cancel'>;

/** Begins a job; an ended one of its kind about the same site gives way to it. */
export function beginJob(begun: Begun): RunningJob {
  const id = crypto.randomUUID();
  const [step = ''] = begun.steps;
  if (begun.site !== undefined) forgetEnded(begun.kind, begun.site);
  jobs.setState(({ all }) => ({ all: [{ ...begun, id, step }, ...all] }));
  const change = (by: Partial<Job>): void =>
    jobs.setState(({ all }) => ({ all: all.map((job) => (job.id === id ? { ...job, ...by } : job)) }));
  return {
    tell: (told, count) => change(begun.steps.includes(told) ? { step: told, count, note: undefined } : { note: told }),
    change,
    end: (outcome) => (outcome ? change({ outcome, cancel: undefined }) : putAway(id)),
  };
}

/** What waited for the server has ended, without this window. */
export function settleWaiting(kind: JobKind, site: string, outcome: JobOutcome): void {
  const waits = (job: Job): boolean => job.kind === kind && job.site === site && job.outcome?.state === 'waiting';
  jobs.setState(({ all }) => ({ all: all.map((job) => (waits(job) ? { ...job, outcome } : job)) }));
}

/** Forgets what an earlier job of the kind came to, because it begins anew. */
export function forgetEnded(kind: JobKind, site: string): void {
  const isOver = (job: Job): boolean => job.kind === kind && job.site === site && job.outcome !== undefined;
  jobs.setState(({ all }) => ({ all: all.filter((job) => !isOver(job)) }));
}

/** Takes an ended job from the list. */
export function putAway(id: string): void {
  jobs.setState(({ all }) => ({ all: all.filter((job) => job.id !== id) }));
}

/** How much of a job is done, from 0 to 1. */
export function doneOf({ steps, step, count, outcome }: Job): number {
  if (outcome) return 1;
  const within = count && count.total > 0 ? count.done / count.total : 0;
  return (Math.max(0, steps.indexOf(step)) + within) / Math.max(1, steps.length);
}
