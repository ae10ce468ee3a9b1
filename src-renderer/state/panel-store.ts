import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ServerMerge } from '#shared/ipc/sync.ipc.ts';

export type PanelId = 'sync' | 'conflicts' | 'history' | 'trash' | 'paste' | 'about';
type TakenOver = ServerMerge['changes'];

interface Shown {
  panel: PanelId | null;
  /** the text with which the panel for pasted texts starts */
  pasted: string;
  /** ID of the change request that the history shows first */
  request?: number;
  /** changes of the server's copy that a merge applied, shown beside the conflicts of that merge */
  takenOver: TakenOver;
  /** called when the panel is closed, if a save waits for the panel; `goesOn` says whether the save continues */
  onClosed?: (goesOn: boolean) => void;
}

const panelStore = createStore<Shown>(() => ({ panel: null, pasted: '', takenOver: [] }));

function show(shown: Partial<Shown>, goesOn = false): void {
  const { onClosed } = panelStore.getState();
  panelStore.setState({ panel: null, pasted: '', takenOver: [], ...shown }, true);
  onClosed?.(goesOn);
}

/** Shows one of the panels above the screens; only one is open at a time. */
export const openPanel = (panel: PanelId): void => show({ panel });
export const closePanel = (): void => show({});

/** Shows the changes that a pasted text asks for. If the text is empty, the user pastes a text into the panel. */
export const openPaste = (pasted: string): void => show({ panel: 'paste', pasted });

/** Shows the history, and in it this change request first. */
export const openRequest = (request: number): void => show({ panel: 'history', request });

/** Shows the conflicts, and the changes of the server's copy that a merge applied. */
export const openReview = (takenOver: TakenOver): void => show({ panel: 'conflicts', takenOver });

/** Like `openReview`, for a save that waits until the panel is closed. Resolves to true if the save continues. */
export const reviewForSave = (takenOver: TakenOver): Promise<boolean> =>
  new Promise((onClosed) => show({ panel: 'conflicts', takenOver, onClosed }));

/** Closes the panel and continues the save that waits for it. Returns false if no save waits. */
export function goOnFromPanel(): boolean {
  const waits = panelStore.getState().onClosed !== undefined;
  show({}, true);
  return waits;
}

/** If a save waits for the panel, closes the panel and cancels the save. */
export function stopWaiting(): void {
  if (panelStore.getState().onClosed) closePanel();
}

/** Calls `run` whenever the panel is shown. Returns a function that stops these calls. */
export const onPanel = (panel: PanelId, run: () => void): (() => void) =>
  panelStore.subscribe(({ panel: shown }) => shown === panel && run());

export const usePanel = (): PanelId | null => useStore(panelStore, ({ panel }) => panel);
export const usePasted = (): string => useStore(panelStore, ({ pasted }) => pasted);
export const useShownRequest = (): number | undefined => useStore(panelStore, ({ request }) => request);
export const useTakenOver = (): TakenOver => useStore(panelStore, ({ takenOver }) => takenOver);
