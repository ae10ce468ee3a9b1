import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useShallow } from 'zustand/shallow';
import type { Need } from '#shared/domain/needs/need.ts';
import { siteNeeds } from '#shared/domain/needs/rules.ts';
import { draftStore } from './draft-store.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { tabRoute } from './tabs.ts';
import type { FieldLink } from './field-link.ts';

const store = createStore<{ needs: readonly Need[] }>(() => ({ needs: [] }));

/** What the open site needs at this moment; nothing of one that is not loaded. */
export function needsNow(contactField: string): readonly Need[] {
  const { slug, phase, site } = draftStore.getState();
  return phase === 'open' ? siteNeeds({ site, contactField, ownSlug: slug ?? undefined }) : [];
}

/** Follows the draft while there is time between keys; gives the function that stops it. */
export function followNeeds(contactField: string): () => void {
  let waiting = 0;
  const look = (): void => {
    waiting = 0;
    const { needs } = store.getState();
    const next = shareUnchanged(needs, needsNow(contactField));
    if (next !== needs) store.setState({ needs: next });
  };
  const stop = draftStore.subscribe((now, before) => {
    if (now.phase !== before.phase || now.slug !== before.slug) look();
    else if (now.site !== before.site && waiting === 0) waiting = requestIdleCallback(look, { timeout: MOST_BEHIND });
  });
  look();
  return () => {
    stop();
    cancelIdleCallback(waiting);
  };
}

/** Milliseconds by which what is shown may be older than the draft, however busy the window is. */
const MOST_BEHIND = 500;

/** What is shown of the needs of the open site; what the selector makes anew is compared one level deep. */
export function useNeeds<T>(selector: (needs: readonly Need[]) => T): T {
  return useStore(
    store,
    useShallow(({ needs }) => selector(needs)),
  );
}

/** Where a need is put right. */
export function needPlace({ tab, section, places: [path] }: Need, slug: string): { route: string; link: FieldLink } {
  const hash = section === undefined ? '' : `#${section}`;
  return { route: `${tabRoute(tab, slug)}${hash}`, link: { field: (path ?? []).join('.') } };
}
