import { createStore } from 'zustand/vanilla';
import { subscribe } from '../bridge/client.ts';

export type SaveKind = 'save' | 'publish';

interface RunningSave {
  kind: SaveKind;
  /** the step that main has named last */
  step: string;
  cancel: () => void;
}

/** The saves and publishes of this window that are under way, by their sites' slugs. */
export const saveStore = createStore<Readonly<Record<string, RunningSave>>>(() => ({}));

export interface FailedSave {
  kind: SaveKind;
  /** in milliseconds since 1970 */
  at: number;
}

/** How the last save or publish of a site failed in this window, by its slug, until another begins. */
export const failedSaves = createStore<Readonly<Record<string, FailedSave>>>(() => ({}));

export interface SaveRun {
  /** slug of its site, which the save may change */
  readonly slug: string;
  /** aborted once the user cancels it */
  readonly signal: AbortSignal;
  tell: (step: string) => void;
  /** @param kind what failed; where a publish fails in the save that it begins with, that is the save */
  fail: (kind: SaveKind) => void;
  end: () => void;
}

export function beginSave(slug: string, kind: SaveKind): SaveRun {
  let at = slug;
  const cancelling = new AbortController();
  const cancel = (): void => cancelling.abort();
  const move = (to: string, step: string): void => {
    end(at);
    at = to;
    saveStore.setState({ [at]: { kind, step, cancel } });
  };
  const stopFollowing = subscribe('site.changed', ({ slug: from, renamedTo }) => {
    if (from === at && renamedTo !== undefined) move(renamedTo, saveStore.getState()[at]?.step ?? 'Loading');
  });
  move(slug, 'Loading');
  failedSaves.setState(without(slug, failedSaves.getState()), true);
  return {
    get slug() {
      return at;
    },
    signal: cancelling.signal,
    tell: (step) => move(at, step),
    fail: (failed) => {
      failedSaves.setState({ [at]: { kind: failed, at: Date.now() } });
    },
    end: () => {
      stopFollowing();
      end(at);
    },
  };
}

const end = (slug: string): void => saveStore.setState(without(slug, saveStore.getState()), true);

const without = <T>(slug: string, bySlug: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(bySlug).filter(([of]) => of !== slug));
