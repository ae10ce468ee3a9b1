import { draftStore } from './draft-store.ts';

/** Whether the site is open in this window and loaded, so that it can be edited. */
export function isOpen(slug: string): boolean {
  const { slug: open, phase } = draftStore.getState();
  return open === slug && phase === 'open';
}

/**
 * Wraps an action of the open site, for example for a notice that stays after the site is closed, or for the answer to
 * a call that may come after it is closed. The wrapped action does nothing while another site, or none, is open.
 */
export function whileOpen<A extends unknown[], T>(act: (...args: A) => T): (...args: A) => T | undefined {
  const { slug } = draftStore.getState();
  return (...args) => (draftStore.getState().slug === slug ? act(...args) : undefined);
}
