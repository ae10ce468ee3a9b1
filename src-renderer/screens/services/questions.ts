import type { Confirmation } from '../../ui/confirm.tsx';

/** What is asked before something goes. @param what a word for it, such as ‘service’ */
export const deletion =
  (what: string) =>
  (name: string): Confirmation => ({
    title: `Delete this ${what}?`,
    message: `“${name}” goes with all that belongs to it.`,
    confirmLabel: 'Delete',
    danger: true,
  });
