import type { Confirmation } from '../ui/confirm.tsx';

/**
 * What is asked before an item goes from the page.
 * @param what a word for it, such as ‘teammate’
 * @param rest what goes with it, as it stands behind its name
 */
export const deletion =
  (what: string, rest = 'leaves the page with all that belongs to it') =>
  (name: string): Confirmation => ({
    title: `Delete this ${what}?`,
    message: `“${name}” ${rest}.`,
    confirmLabel: 'Yes, delete',
    danger: true,
  });
