import { createStore } from 'zustand/vanilla';

/** Name of the dialog. */
export const RECENT_SITES = 'recent-sites';

/**
 * The number of steps that the dialog of recent sites is away from the open site, towards older sites. Undefined while
 * the dialog is closed.
 */
export const recentSites = createStore<{ steps: number | undefined }>(() => ({ steps: undefined }));

/** Opens the dialog with a neighbor of the open site selected. In the open dialog, moves the selection by one site. */
export const stepThroughSites = (by: 1 | -1): void => recentSites.setState(({ steps = 0 }) => ({ steps: steps + by }));

export const closeRecentSites = (): void => recentSites.setState({ steps: undefined });
