import { draftStore } from './draft-store.ts';

/** Whether the site can be edited in this window. */
export function isOpen(slug: string): boolean {
  const { slug: open, phase } = draftStore.getState();
  return open === slug && phase === 'open';
}

/** Wraps the action of a notice that may outlive its site: it does nothing while another site is open than now. */
export function whileOpen<T>(act: () => T): () => T | undefined {
  const { slug } = draftStore.getState();
  return () => (draftStore.getState().slug === slug ? act() : undefined);
}
