import { createStore } from 'zustand/vanilla';

/** Name of the dialog. */
export const RECENT_SITES = 'recent-sites';

/** How far the dialog of recent sites has gone from the open site, to older ones; undefined while it is closed. */
export const recentSites = createStore<{ steps: number | undefined }>(() => ({ steps: undefined }));

/** Opens the dialog at the site before the open one; while it is open, goes on. */
export const stepThroughSites = (by: 1 | -1): void => recentSites.setState(({ steps = 0 }) => ({ steps: steps + by }));

export const closeRecentSites = (): void => recentSites.setState({ steps: undefined });
