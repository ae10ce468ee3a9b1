import { subscribe } from '../bridge/client.ts';
import type { Until } from '../ui/notify.tsx';
import { type DraftState, draftStore } from './draft-store.ts';
import { onPanel, type PanelId } from './panel-store.ts';

/** Until a panel is shown, whoever opens it. */
export const untilPanel =
  (panel: PanelId): Until =>
  (over) =>
    onPanel(panel, over);

/** Until the test is true of the draft store. */
const untilDraft =
  (isOver: (draft: DraftState) => boolean): Until =>
  (over) =>
    draftStore.subscribe((draft) => isOver(draft) && over());

/** Until this site is opened. */
export const untilOpened = (site: string): Until => untilDraft(({ slug, phase }) => slug === site && phase === 'open');

/** Until one of these fields of the open site is changed, or the site is left. */
export function untilEdited(...fields: readonly string[]): Until {
  const { slug, site } = draftStore.getState();
  return untilDraft((draft) => draft.slug !== slug || fields.some((field) => draft.site[field] !== site[field]));
}

/** Until the test is true of the open site, or the site is left. It runs after edits, in the pauses of typing. */
export function untilSo(isSo: () => boolean): Until {
  const { slug: asked } = draftStore.getState();
  return (over) => {
    let waiting = 0;
    const look = (): void => {
      waiting = 0;
      if (isSo()) over();
    };
    const stop = draftStore.subscribe(({ slug, site }, before) => {
      if (slug !== asked) over();
      else if (site !== before.site && waiting === 0) waiting = requestIdleCallback(look, { timeout: MOST_BEHIND });
    });
    return () => {
      stop();
      cancelIdleCallback(waiting);
    };
  };
}

/** Most milliseconds by which the test lags behind an edit, however busy the window is. */
const MOST_BEHIND = 500;

/** Until the server has stored the site, whichever window or queue entry sent it. */
export function untilSaved(site: string): Until {
  const since = Date.now();
  return (over) =>
    subscribe('site.status', ({ slug, sync, savedAt = 0 }) => {
      if (slug === site && sync === 'clean' && savedAt > since) over();
    });
}

/** Until the first of these. */
export const untilAny =
  (...each: readonly Until[]): Until =>
  (over) => {
    const stops = each.map((until) => until(over));
    return () => stops.forEach((stop) => stop());
  };
