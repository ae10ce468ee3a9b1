import { createStore } from 'zustand/vanilla';
import { subscribe } from '../../bridge/client.ts';
import type { SaveKind } from './run-save.ts';

interface RunningSave {
  kind: SaveKind;
  /** the step that main has named last */
  step: string;
  cancel: () => void;
}

/** The saves and publishes of this window that are under way, by their sites' slugs. */
export const saveStore = createStore<Readonly<Record<string, RunningSave>>>(() => ({}));

export interface SaveRun {
  /** of its site, which the save may give another one */
  readonly slug: string;
  /** aborted once the user cancels it */
  readonly signal: AbortSignal;
  tell: (step: string) => void;
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
  return {
    get slug() {
      return at;
    },
    signal: cancelling.signal,
    tell: (step) => move(at, step),
    end: () => {
      stopFollowing();
      end(at);
    },
  };
}

function end(slug: string): void {
  const others = Object.entries(saveStore.getState()).filter(([of]) => of !== slug);
  saveStore.setState(Object.fromEntries(others), true);
}
