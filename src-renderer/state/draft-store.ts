import { createStore } from 'zustand/vanilla';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { OpenedSite, SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { Path } from '#shared/record/operation.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { BridgeCallError } from '../bridge/client.ts';

export interface DraftState {
  /** slug of the site that is open, is being opened or could not be loaded */
  slug: string | null;
  phase: 'closed' | 'loading' | 'open' | 'failed';
  /** the draft as shown: main's copy with the edits that are not written yet */
  site: SiteDocument;
  /** version of main's copy, which rises with every change of the draft */
  version: number;
  status: SiteStatus | null;
  /** why the site could not be loaded */
  loadFailure: BridgeCallError | null;
  /** some edits are not known to be on disk */
  pending: boolean;
  /** why these edits could not be written */
  journalFailure: BridgeCallError | null;
  /** why the last dropped edit could not be made, and the site of that edit, which may have been closed since */
  refused: { slug: string; failure: BridgeCallError } | null;
  /** the last text of others, such as another window, that an edit here replaced before this window had shown it */
  replaced: { slug: string; path: Path; text: string } | null;
  /** another window has changed this site since it was opened here */
  changedElsewhere: boolean;
}

export const closedDraft: DraftState = {
  slug: null,
  phase: 'closed',
  site: {},
  version: 0,
  status: null,
  loadFailure: null,
  pending: false,
  journalFailure: null,
  refused: null,
  replaced: null,
  changedElsewhere: false,
};

export const draftStore = createStore<DraftState>(() => closedDraft);

/**
 * Slug of the site whose edits were sent to main last, set by every call that sends edits. This is a store of its own,
 * because a change of `draftStore` makes each component that shows a part of the draft compare that part again.
 */
export const sentEdits = createStore<{ slug: string }>(() => ({ slug: '' }));

export function parseDocument(opened: OpenedSite): SiteDocument {
  return parseJson(opened.document) as SiteDocument;
}
