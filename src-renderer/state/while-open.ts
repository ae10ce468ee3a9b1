import { draftStore } from './draft-store.ts';

/** Whether the site is open in this window and loaded, so that it can be edited. */
export function isOpen(slug: string): boolean {
  const { slug: open, phase } = draftStore.getState();
  return open === slug && phase === 'open';
}

/**
 * Wraps an action of the open site, for example for a notice that stays after the site is closed. The wrapped action
 * does nothing while another site, or none, is open.
 */
export function whileOpen<T>(act: () => T): () => T | undefined {
  const { slug } = draftStore.getState();
  return () => (draftStore.getState().slug === slug ? act() : undefined);
}
