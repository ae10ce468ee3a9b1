import { useStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import type { Path } from '#shared/record/operation.ts';
import type { BridgeCallError } from '../bridge/client.ts';
import { type DraftState, draftStore } from './draft-store.ts';
import { shownDraft } from './shown-draft.ts';

export { edit, editField, editSite, endStep, flushEdits, setField, undo } from './draft-actions.ts';

/** Returns the draft's value at a path. Only a change of that value renders the component again. */
export function useField(path: Path): unknown {
  return useStore(shownDraft, (state) => valueAt(state.site, path));
}

/**
 * Returns a part of the open site. Objects and lists that the selector creates are compared one level deep, so equal
 * ones do not render the component again.
 */
export function useSite<T>(selector: (site: SiteDocument) => T): T {
  return useStore(shownDraft, ofSite(useShallow(selector)));
}

/**
 * Returns a selector of the draft's state that calls `selector` only if the site has changed. The rest of the state
 * changes several times per key press.
 */
function ofSite<T>(selector: (site: SiteDocument) => T): (state: DraftState) => T {
  let known: { site: SiteDocument; value: T } | undefined;
  return ({ site }) => {
    if (known?.site !== site) known = { site, value: selector(site) };
    return known.value;
  };
}

/** Returns the open site as it is now, for event handlers. */
export const currentSite = (): SiteDocument => draftStore.getState().site;

export interface DraftStatus {
  slug: string | null;
  phase: DraftState['phase'];
  version: number;
  status: SiteStatus | null;
  loadFailure: BridgeCallError | null;
  pending: boolean;
  journalFailure: BridgeCallError | null;
  canUndo: boolean;
  canRedo: boolean;
  /** the server is known to be unreachable */
  offline: boolean;
}

function statusOf({ slug, phase, version, status, loadFailure, pending, journalFailure }: DraftState): DraftStatus {
  return {
    slug,
    phase,
    version,
    status,
    loadFailure,
    pending,
    journalFailure,
    canUndo: pending || (status?.canUndo ?? false),
    canRedo: !pending && (status?.canRedo ?? false),
    offline: status?.online === false,
  };
}

/** Returns the slug of the site that is open, is being opened or could not be loaded; '' if there is none. */
export const useSlug = (): string => useStatus(({ slug }) => slug ?? '');

/**
 * Returns why an action is not possible while the server is known to be unreachable; otherwise undefined.
 * @param what the action and what it needs, such as ‘Signing in needs the network’
 */
export const useOfflineReason = (what: string): string | undefined =>
  useStatus(({ offline }) => (offline ? `${what}: you are offline.` : undefined));

/**
 * Returns a part of the open site's status. Much of the status changes with every key press, so the selector should
 * take only what is shown. Objects that the selector creates are compared one level deep, as in `useSite`.
 */
export const useStatus = <T>(selector: (status: DraftStatus) => T): T => useStatusIn(shownDraft, selector);

/**
 * Like `useStatus`, but reads `draftStore`, which changes in the same frame as the key press. For components that show
 * whether the edits are saved.
 */
export const useCurrentStatus = <T>(selector: (status: DraftStatus) => T): T => useStatusIn(draftStore, selector);

function useStatusIn<T>(store: typeof draftStore, selector: (status: DraftStatus) => T): T {
  return useStore(
    store,
    useShallow((state: DraftState) => selector(statusOf(state))),
  );
}
