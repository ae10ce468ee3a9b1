import { createStore } from 'zustand/vanilla';

/** Whether what the open site needs stands beside its screens. */
export const needsRail = createStore<{ open: boolean }>(() => ({ open: false }));

export const showNeedsRail = (): void => needsRail.setState({ open: true });
export const toggleNeedsRail = (): void => needsRail.setState(({ open }) => ({ open: !open }));
