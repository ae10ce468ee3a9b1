import { createStore } from 'zustand/vanilla';
import type { SaveKind } from './run-save.ts';

interface SaveState {
  running: SaveKind | null;
  /** the step that main has named last */
  step: string | null;
}

export const restingSave: SaveState = { running: null, step: null };

export const saveStore = createStore<SaveState>(() => restingSave);
