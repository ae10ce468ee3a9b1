import { createStore } from 'zustand/vanilla';
import { saveSteps, type StepCount } from '#shared/ipc/events.ts';
import { subscribe } from '../bridge/client.ts';
import { endLongWork, renameInDrawer, showLongWork } from './job-drawer.ts';
import { beginJob, type JobOutcome } from './jobs.ts';

export type SaveKind = 'save' | 'publish';

interface RunningSave {
  kind: SaveKind;
  /** the step that `tell` was called with last */
  step: string;
  /** missing while the save cannot be cancelled */
  cancel?: (() => void) | undefined;
}

/** The running saves and publishes of this window, by the slugs of their sites. */
export const saveStore = createStore<Readonly<Record<string, RunningSave>>>(() => ({}));

export interface FailedSave {
  kind: SaveKind;
  /** time of the failure, in milliseconds since 1970 */
  at: number;
}

/**
 * The last save or publish of each site, by slug, if it failed in this window. The next save or publish of the site
 * removes it.
 */
export const failedSaves = createStore<Readonly<Record<string, FailedSave>>>(() => ({}));

export interface SaveRun {
  /** slug of the site; the save may change the slug */
  readonly slug: string;
  /** aborted when the user cancels the save */
  readonly signal: AbortSignal;
  /** whether the step ‘Publishing’ has begun; the site is saved before this step */
  readonly isPublishing: boolean;
  tell: (step: string, count?: StepCount) => void;
  /** Says that a dialog asks the user. The time after which a save counts as long begins again with the next step. */
  waitForAnswer: () => void;
  /** @param kind what failed; `save` also if a publish failed during the save with which it begins */
  fail: (kind: SaveKind) => void;
  /** @param outcome shown in the list of this window's jobs; without it, the list does not show the save */
  end: (outcome?: JobOutcome) => void;
}

const steps: Readonly<Record<SaveKind, readonly string[]>> = {
  save: saveSteps.slice(0, saveSteps.indexOf('Publishing')),
  publish: saveSteps,
};

/** The steps before ‘Saving’, which sends the record to the server. Only at these steps can a save be cancelled. */
const cancellableSteps: ReadonlySet<string> = new Set(saveSteps.slice(0, saveSteps.indexOf('Saving')));

/**
 * Milliseconds after which a save counts as long, and the drawer opens to show it. A publish opens the drawer at its
 * start.
 */
const LONG_MS = 3000;

const titleOf = (kind: SaveKind, slug: string): string => `${kind === 'save' ? 'Save' : 'Publish'} ${slug}`;

export function beginSave(slug: string, kind: SaveKind): SaveRun {
  let at = slug;
  const cancelling = new AbortController();
  const cancel = (): void => cancelling.abort();
  const job = beginJob({ kind, site: slug, title: titleOf(kind, slug), steps: steps[kind], cancel });
  let canCancel = true;
  const move = (to: string, step: string): void => {
    end(at);
    at = to;
    if (steps[kind].includes(step)) canCancel = cancellableSteps.has(step);
    saveStore.setState({ [at]: { kind, step, ...(canCancel && { cancel }) } });
    job.change({ cancel: canCancel ? cancel : undefined });
  };
  const stopFollowing = subscribe('site.changed', ({ slug: from, renamedTo }) => {
    if (from !== at || renamedTo === undefined) return;
    renameInDrawer(from, renamedTo);
    move(renamedTo, saveStore.getState()[at]?.step ?? 'Loading');
    job.change({ site: renamedTo, title: titleOf(kind, renamedTo) });
  });
  let long: ReturnType<typeof setTimeout> | undefined;
  let isPublishing = false;
  const tell = (step: string, count?: StepCount): void => {
    isPublishing ||= step === 'Publishing';
    move(at, step);
    job.tell(step, count);
    if (kind === 'save') long ??= setTimeout(showLongWork, LONG_MS);
  };
  tell('Loading');
  failedSaves.setState(without(slug, failedSaves.getState()), true);
  return {
    get slug() {
      return at;
    },
    signal: cancelling.signal,
    get isPublishing() {
      return isPublishing;
    },
    tell,
    waitForAnswer: () => {
      tell('Waiting for your answer');
      clearTimeout(long);
      long = undefined;
    },
    fail: (failed) => {
      failedSaves.setState({ [at]: { kind: failed, at: Date.now() } });
    },
    end: (outcome) => {
      stopFollowing();
      clearTimeout(long);
      end(at);
      job.end(outcome);
      const isLast = Object.keys(saveStore.getState()).length === 0;
      if (isLast && outcome?.state !== 'failed') endLongWork();
    },
  };
}

const end = (slug: string): void => saveStore.setState(without(slug, saveStore.getState()), true);

const without = <T>(slug: string, bySlug: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(bySlug).filter(([of]) => of !== slug));
