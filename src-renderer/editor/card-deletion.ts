import type { Confirmation } from '../ui/confirm.tsx';

/** What is asked before a card goes from the page. @param what a word for it, such as ‘teammate’ */
export const cardDeletion =
  (what: string) =>
  (name: string): Confirmation => ({
    title: `Delete this ${what}?`,
    message: `“${name}” leaves the page, with photo and texts.`,
    confirmLabel: 'Yes, delete',
    danger: true,
  });
