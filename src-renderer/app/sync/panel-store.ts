import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type PanelId = 'sync' | 'conflicts' | 'history' | 'trash';

const panelStore = createStore<{ panel: PanelId | null }>(() => ({ panel: null }));

/** Shows one of the panels above the screens; only one is open at a time. */
export const openPanel = (panel: PanelId): void => panelStore.setState({ panel });
export const closePanel = (): void => panelStore.setState({ panel: null });
export const usePanel = (): PanelId | null => useStore(panelStore, ({ panel }) => panel);
