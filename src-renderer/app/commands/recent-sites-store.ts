import { createStore } from 'zustand/vanilla';

/** Name of the dialog of recent sites. */
export const RECENT_SITES = 'recent-sites';

/**
 * `steps` is the number of sites from the open site to the selected one. It is positive towards sites that were opened
 * longer ago, and undefined while the dialog is closed.
 */
export const recentSites = createStore<{ steps: number | undefined }>(() => ({ steps: undefined }));

/** Opens the dialog with a neighbor of the open site selected. In the open dialog, moves the selection by one site. */
export const stepThroughSites = (by: 1 | -1): void => recentSites.setState(({ steps = 0 }) => ({ steps: steps + by }));

export const closeRecentSites = (): void => recentSites.setState({ steps: undefined });
