import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useShallow } from 'zustand/shallow';
import type { Need } from '#shared/domain/needs/need.ts';
import { draftStore } from './draft-store.ts';
import { NeedFinder } from './need-finder.ts';
import { tabRoute } from './tabs.ts';
import type { FieldLink } from './field-link.ts';

const store = createStore<{ needs: readonly Need[] }>(() => ({ needs: [] }));

const finder = new NeedFinder();

/** Returns the needs of the open site as it is now; [] if no site is open and loaded. */
export function needsNow(contactField: string): readonly Need[] {
  const { slug, phase, site } = draftStore.getState();
  return phase === 'open' ? finder.find({ site, contactField, ownSlug: slug ?? undefined }) : [];
}

/**
 * Updates the needs: at once when a site is opened or closed, and after changes of the draft when the window is idle.
 * Returns a function that stops the updates.
 */
export function followNeeds(contactField: string): () => void {
  let waiting = 0;
  const look = (): void => {
    waiting = 0;
    const { needs } = store.getState();
    const next = needsNow(contactField);
    const isSame = needs.length === next.length && needs.every((need, at) => need === next[at]);
    if (!isSame) store.setState({ needs: next });
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

/** Maximum time in milliseconds from a change to the update of the needs, even if the window is busy. */
const MOST_BEHIND = 500;

/**
 * Returns a part of the open site's needs. Objects and lists that the selector creates are compared one level deep, so
 * equal ones do not render the component again.
 */
export function useNeeds<T>(selector: (needs: readonly Need[]) => T): T {
  return useStore(
    store,
    useShallow(({ needs }) => selector(needs)),
  );
}

/** Returns the screen and the field where the user can meet a need. */
export function needPlace(
  { tab, section, places: [path] }: Pick<Need, 'tab' | 'section' | 'places'>,
  slug: string,
): { route: string; link: FieldLink } {
  const hash = section === undefined ? '' : `#${section}`;
  return { route: `${tabRoute(tab, slug)}${hash}`, link: { field: (path ?? []).join('.') } };
}
