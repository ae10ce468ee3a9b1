import { createStore } from 'zustand/vanilla';
import { subscribe } from '../../bridge/client.ts';
import type { SaveKind } from './run-save.ts';

interface RunningSave {
  kind: SaveKind;
  /** the step that main has named last */
  step: string;
}

/** The saves and publishes of this window that are under way, by their sites' slugs. */
export const saveStore = createStore<Readonly<Record<string, RunningSave>>>(() => ({}));

export interface SaveRun {
  /** of its site, which the save may give another one */
  readonly slug: string;
  tell: (step: string) => void;
  end: () => void;
}

export function beginSave(slug: string, kind: SaveKind): SaveRun {
  let at = slug;
  const move = (to: string, step: string): void => {
    end(at);
    at = to;
    saveStore.setState({ [at]: { kind, step } });
  };
  const stopFollowing = subscribe('site.changed', ({ slug: from, renamedTo }) => {
    if (from === at && renamedTo !== undefined) move(renamedTo, saveStore.getState()[at]?.step ?? 'Loading');
  });
  move(slug, 'Loading');
  return {
    get slug() {
      return at;
    },
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
