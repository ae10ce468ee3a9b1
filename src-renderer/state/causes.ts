import { subscribe } from '../bridge/client.ts';
import type { Until } from '../ui/notify.tsx';
import { type DraftState, draftStore } from './draft-store.ts';
import { onPanel, type PanelId } from './panel-store.ts';

/** Returns an `Until` that calls `over` when the panel is shown. */
export const untilPanel =
  (panel: PanelId): Until =>
  (over) =>
    onPanel(panel, over);

/** Returns an `Until` that calls `over` when the test is true for a new state of the draft store. */
const untilDraft =
  (isOver: (draft: DraftState) => boolean): Until =>
  (over) =>
    draftStore.subscribe((draft) => isOver(draft) && over());

/** Returns an `Until` that calls `over` when this site is opened. */
export const untilOpened = (site: string): Until => untilDraft(({ slug, phase }) => slug === site && phase === 'open');

/** Returns an `Until` that calls `over` when one of these fields changes, or the open site is closed or renamed. */
export function untilEdited(...fields: readonly string[]): Until {
  const { slug, site } = draftStore.getState();
  return untilDraft((draft) => draft.slug !== slug || fields.some((field) => draft.site[field] !== site[field]));
}

/**
 * Returns an `Until` that calls `over` when the test is true, or the open site is closed or renamed. The test runs
 * after changes of the draft, when the window is idle.
 */
export function untilTest(isSo: () => boolean): Until {
  const { slug: asked } = draftStore.getState();
  return (over) => {
    let waiting = 0;
    const look = (): void => {
      waiting = 0;
      if (isSo()) over();
    };
    const stop = draftStore.subscribe(({ slug, site }, before) => {
      if (slug !== asked) over();
      else if (site !== before.site && waiting === 0) waiting = requestIdleCallback(look, { timeout: LONGEST_WAIT_MS });
    });
    return () => {
      stop();
      cancelIdleCallback(waiting);
    };
  };
}

/** Maximum time in milliseconds from a change to the test, even if the window is busy. */
const LONGEST_WAIT_MS = 500;

/**
 * Returns an `Until` that calls `over` when the site has been saved since this call and has no unsaved edits. It does
 * not matter whether a window or the queue sent the save.
 */
export function untilSaved(site: string): Until {
  const since = Date.now();
  return (over) =>
    subscribe('site.status', ({ slug, sync, savedAt = 0 }) => {
      if (slug === site && sync === 'clean' && savedAt > since) over();
    });
}

/** Returns an `Until` that calls `over` when any of the given ones does. */
export const untilAny =
  (...each: readonly Until[]): Until =>
  (over) => {
    const stops = each.map((until) => until(over));
    return () => stops.forEach((stop) => stop());
  };
