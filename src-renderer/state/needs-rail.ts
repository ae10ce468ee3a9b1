import { createStore } from 'zustand/vanilla';

/** Whether the rail that lists the needs of the open site is shown beside its screens. */
export const needsRail = createStore<{ open: boolean }>(() => ({ open: false }));

export const showNeedsRail = (): void => needsRail.setState({ open: true });
export const toggleNeedsRail = (): void => needsRail.setState(({ open }) => ({ open: !open }));
