import { draftStore } from './draft-store.ts';

/** Whether the site is open in this window and loaded, so that it can be edited. */
export function isOpen(slug: string): boolean {
  const { slug: open, phase } = draftStore.getState();
  return open === slug && phase === 'open';
}

/** Wraps the action of a notice that may outlive its site: the action does nothing once another site is open. */
export function whileOpen<T>(act: () => T): () => T | undefined {
  const { slug } = draftStore.getState();
  return () => (draftStore.getState().slug === slug ? act() : undefined);
}
