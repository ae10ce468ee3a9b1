import { createStore } from 'zustand/vanilla';
import type { StepCount } from '#shared/ipc/events.ts';

export type JobKind = 'save' | 'publish' | 'creation' | 'import';

/** How a job ended; `waiting`: the job continues by itself when the server can be reached. */
export type JobEnd = 'done' | 'waiting' | 'failed';

export interface JobOutcome {
  state: JobEnd;
  title: string;
  text?: string;
  /** URL of the page that shows the result */
  url?: string;
  /** paths of pages that were fetched after the publish and are as published; missing if they could not be compared */
  compared?: readonly string[];
  /** what the user can do about the outcome, or can do next */
  action?: { label: string; run: () => void };
}

/** Work that takes some time, in named steps. */
export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  readonly title: string;
  /** slug of the site that the job is about */
  readonly site?: string | undefined;
  /** names of the steps, in order */
  readonly steps: readonly string[];
  /** the step that runs, or that ran last */
  readonly step: string;
  readonly count?: StepCount | undefined;
  /** what the step waits for */
  readonly note?: string | undefined;
  /** missing while the job runs */
  readonly outcome?: JobOutcome;
  /** missing if the job cannot be cancelled at present */
  readonly cancel?: (() => void) | undefined;
}

/** The jobs of this window, newest first: those that run, and those that ended and were not removed from the list. */
export const jobs = createStore<{ readonly all: readonly Job[] }>(() => ({ all: [] }));

export interface RunningJob {
  /** @param step name of one of the job's steps, or else a text that says what the present step waits for */
  tell: (step: string, count?: StepCount) => void;
  change: (change: Partial<Pick<Job, 'title' | 'site' | 'cancel'>>) => void;
  /** Ends the job. Without an outcome, the job is removed from the list. */
  end: (outcome: JobOutcome | undefined) => void;
}

type Begun = Pick<Job, 'kind' | 'title' | 'site' | 'steps' | 'cancel'>;

/** Begins a job. An ended job of the same kind about the same site is removed from the list. */
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

/** Sets the outcome of a site's jobs that waited in the queue. Called when they were sent or need the user. */
export function settleWaiting(kind: JobKind, site: string, outcome: JobOutcome): void {
  const waits = (job: Job): boolean => job.kind === kind && job.site === site && job.outcome?.state === 'waiting';
  jobs.setState(({ all }) => ({ all: all.map((job) => (waits(job) ? { ...job, outcome } : job)) }));
}

/** Removes the ended jobs of a kind about a site from the list, because such a job begins again. */
export function forgetEnded(kind: JobKind, site: string): void {
  const isOver = (job: Job): boolean => job.kind === kind && job.site === site && job.outcome !== undefined;
  jobs.setState(({ all }) => ({ all: all.filter((job) => !isOver(job)) }));
}

/** Removes a job from the list. */
export function putAway(id: string): void {
  jobs.setState(({ all }) => ({ all: all.filter((job) => job.id !== id) }));
}

/** Returns how much of a job is done, from 0 to 1. */
export function doneOf({ steps, step, count, outcome }: Job): number {
  if (outcome) return 1;
  const within = count && count.total > 0 ? count.done / count.total : 0;
  return (Math.max(0, steps.indexOf(step)) + within) / Math.max(1, steps.length);
}
