import { draftStore } from './draft-store.ts';

/** The same work for a notice that may outlive its site: it does nothing while another site is open than now. */
export function whileOpen<T>(act: () => T): () => T | undefined {
  const { slug } = draftStore.getState();
  return () => (draftStore.getState().slug === slug ? act() : undefined);
}
