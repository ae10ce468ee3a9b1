import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ServerMerge } from '#shared/ipc/sync.ipc.ts';

export type PanelId = 'sync' | 'conflicts' | 'history' | 'trash' | 'paste' | 'about';
type TakenOver = ServerMerge['changes'];

interface Shown {
  panel: PanelId | null;
  /** the text that the panel begins with */
  pasted: string;
  /** a change request that the history shows first */
  request?: number;
  /** changes that a merge took over, shown beside its conflicts */
  takenOver: TakenOver;
  /** called when the panel is left, for a save that waits for it; true where the save goes on */
  left?: (goesOn: boolean) => void;
}

const panelStore = createStore<Shown>(() => ({ panel: null, pasted: '', takenOver: [] }));

function show(shown: Partial<Shown>, goesOn = false): void {
  const { left } = panelStore.getState();
  panelStore.setState({ panel: null, pasted: '', takenOver: [], ...shown }, true);
  left?.(goesOn);
}

/** Shows one of the panels above the screens; only one is open at a time. */
export const openPanel = (panel: PanelId): void => show({ panel });
export const closePanel = (): void => show({});

/** Shows the changes that a pasted text asks for; with an empty text the user pastes it there. */
export const openPaste = (pasted: string): void => show({ panel: 'paste', pasted });

/** Shows the history with this change request. */
export const openRequest = (request: number): void => show({ panel: 'history', request });

/** Shows the conflicts, and what a merge has taken over. */
export const openReview = (takenOver: TakenOver): void => show({ panel: 'conflicts', takenOver });

/** As `openReview`, for a save that waits for it. True where the user goes on with the save. */
export const reviewForSave = (takenOver: TakenOver): Promise<boolean> =>
  new Promise((left) => show({ panel: 'conflicts', takenOver, left }));

/** Closes the panel and continues the save that waits for it; false where none does. */
export function goOnFromPanel(): boolean {
  const waits = panelStore.getState().left !== undefined;
  show({}, true);
  return waits;
}

/** Ends the save that waits for the panel, and closes the panel. */
export function stopWaiting(): void {
  if (panelStore.getState().left) closePanel();
}

/** Calls `run` when the panel is shown. Returns the function that ends this. */
export const onPanel = (panel: PanelId, run: () => void): (() => void) =>
  panelStore.subscribe(({ panel: shown }) => shown === panel && run());

export const usePanel = (): PanelId | null => useStore(panelStore, ({ panel }) => panel);
export const usePasted = (): string => useStore(panelStore, ({ pasted }) => pasted);
export const useShownRequest = (): number | undefined => useStore(panelStore, ({ request }) => request);
export const useTakenOver = (): TakenOver => useStore(panelStore, ({ takenOver }) => takenOver);
