import { subscribe } from '../bridge/client.ts';
import type { Until } from '../ui/notify.tsx';
import { type DraftState, draftStore } from './draft-store.ts';
import { onPanel, type PanelId } from './panel-store.ts';

/** Until a panel is shown, in whatever way. */
export const untilPanel =
  (panel: PanelId): Until =>
  (over) =>
    onPanel(panel, over);

/** Until something is so of the site that is open. */
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

/** Until it is so of the open site, which is looked at while there is time between keys; or until the site is left. */
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

/** Milliseconds for which a notice may stand after its cause, however busy the window is. */
const MOST_BEHIND = 500;

/** Until the server has taken the site, from whichever window or from the queue. */
export function untilSaved(site: string): Until {
  const since = Date.now();
  return (over) =>
    subscribe('site.status', ({ slug, sync, savedAt = 0 }) => {
      if (slug === site && sync === 'clean' && savedAt > since) over();
    });
}

/** Until whichever comes first. */
export const untilAny =
  (...each: readonly Until[]): Until =>
  (over) => {
    const stops = each.map((until) => until(over));
    return () => stops.forEach((stop) => stop());
  };
