import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { EventPayload } from '#shared/ipc/events.ts';
import type { OpenedSite } from '#shared/ipc/site.ipc.ts';
import type { ServerMerge } from '#shared/ipc/sync.ipc.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { wellFormedEdit } from '#shared/record/well-formed.ts';
import { lockInWay, lockReason } from '#shared/record-catalogue/locked-lists.ts';
import { asBridgeError, BridgeCallError, invoke, subscribe } from '../bridge/client.ts';
import { closedDraft, draftStore, parseDocument, sentEdits } from './draft-store.ts';
import { EditQueue } from './edit-queue.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { afterKey } from './shown-draft.ts';
import { UndoSteps } from './steps.ts';

/** One queue for each site that was opened in this window, so that closing a site loses no unwritten edits. */
const queues = new Map<string, EditQueue>();
const steps = new UndoSteps();
/** Number of running calls of `replaceOpen`. While it is above 0, no change of the draft counts as another window's. */
let ownChanges = 0;

export interface EditOptions {
  /** edits with the same step are undone together; `edit` and `setField` say which step is used if this is missing */
  step?: string;
}

function queueOf(slug: string): EditQueue {
  const known = queues.get(slug);
  if (known) return known;
  const queue = new EditQueue(slug, {
    onState: ({ pending, failure }) => {
      const state = draftStore.getState();
      if (state.slug !== queue.slug || (state.pending === pending && state.journalFailure === failure)) return;
      draftStore.setState({ pending, journalFailure: failure });
    },
    onSent: () => sentEdits.setState({ slug: queue.slug }),
    onAnswer: ({ version, status, overlaps = [] }) => {
      const { slug } = queue;
      if (draftStore.getState().slug !== slug) return;
      draftStore.setState({ version, status });
      for (const { path, text } of overlaps)
        if (text !== undefined) draftStore.setState({ replaced: { slug, path, text } });
      // If main has merged a text, the window still shows the typed text. So the draft is read again.
      if (overlaps.length > 0) readAgain(slug);
    },
    onRefused: (failure) => {
      const { slug } = queue;
      draftStore.setState({ refused: { slug, failure } });
      if (draftStore.getState().slug === slug) readAgain(slug);
    },
  });
  queues.set(slug, queue);
  return queue;
}

/** Opens the site, unless it is open already or being opened. */
export async function openSite(slug: string): Promise<void> {
  const { slug: current, phase } = draftStore.getState();
  if (current === slug && phase !== 'failed') return;
  steps.end();
  const { pending, failure } = queueOf(slug).state;
  draftStore.setState({ ...closedDraft, slug, phase: 'loading', pending, journalFailure: failure });
  await replaceBy(slug, () => invoke('site.open', { slug })).catch((error: unknown) => showFailure(slug, error));
}

/** Shows that the site could not be opened or read again. Does nothing if the site was closed meanwhile. */
function showFailure(slug: string, error: unknown): void {
  if (draftStore.getState().slug !== slug) return;
  draftStore.setState({ phase: 'failed', loadFailure: asBridgeError(error) });
}

const openAgain = (slug: string): Promise<OpenedSite> => invoke('site.open', { slug, again: true });

/** Maximum number of times that `replaceBy` sends edits that were typed during its calls and reads the draft again. */
const MOST_ROUNDS = 5;

/**
 * Replaces the shown draft by the draft that `call` returns, with the edits on top that main does not have yet. Does
 * nothing if `call` returns undefined.
 */
async function replaceBy(slug: string, call: () => Promise<OpenedSite | undefined>): Promise<void> {
  const queue = queueOf(slug);
  await queue.exclusively(async () => {
    let opened = await call();
    if (!opened) return;
    // Edits that were typed during the call have list indexes of the version that was shown. Main knows that version
    // and finds the items. Therefore the edits are sent first, and then the draft is read again.
    for (let round = 0; round < MOST_ROUNDS && (await queue.sendWithin()); round++)
      opened = await openAgain(queue.slug);
    show(opened, queue);
  });
}

function readAgain(slug: string): void {
  replaceBy(slug, () => openAgain(slug)).catch((error: unknown) => showFailure(slug, error));
}

function show(opened: OpenedSite, queue: EditQueue): void {
  const state = draftStore.getState();
  if (state.slug !== queue.slug) return;
  const document = queue.unsent().reduce(applyWherePossible, parseDocument(opened));
  queue.read = opened.version;
  draftStore.setState({
    phase: 'open',
    site: shareUnchanged(state.site, document),
    version: opened.version,
    status: opened.status,
    loadFailure: null,
  });
}

/** Returns the site with the operation applied; the unchanged site if the operation's list item no longer exists. */
function applyWherePossible(site: SiteDocument, operation: Operation): SiteDocument {
  try {
    return applyToValue(site, [operation]);
  } catch (error) {
    if (error instanceof RangeError) return site;
    throw error;
  }
}

function openSlug(): string {
  const { slug, phase } = draftStore.getState();
  if (slug === null || phase !== 'open') throw new Error('No site is open');
  return slug;
}

/**
 * Shows the edits at once and sends them to the journal. Edits of a key press are sent after the frame of the key. If
 * one edit would change a locked list (see `lockInWay`), all of the edits are refused.
 * @returns the step of the edits; without a given step, a new step
 */
export function edit(typed: readonly Operation[], { step = crypto.randomUUID() }: EditOptions = {}): string {
  const slug = openSlug();
  if (typed.length === 0) return step;
  // Removes halves of surrogate pairs, which could not be saved. A text that was cut within an emoji has such a half.
  const operations = typed.map(wellFormedEdit);
  const { site } = draftStore.getState();
  const lock = lockInWay(site, operations);
  if (lock) {
    const failure = new BridgeCallError({ code: 'BAD_ANSWER', message: lockReason(lock) });
    draftStore.setState({ refused: { slug, failure } });
    return step;
  }
  draftStore.setState({ site: applyToValue(site, operations) });
  const queue = queueOf(slug);
  queue.add(step, operations);
  // Sent after the key's frame, because the call and its work in main would take processor time from that frame.
  afterKey(() => queue.send());
  return step;
}

/**
 * Sets one field. Without a step, quick changes of the same field are one step of undo. Returns the step, for later
 * edits that belong to the same change.
 */
export function setField(path: Path, value: JsonValue, { step }: EditOptions = {}): string {
  return edit([{ op: 'set', path, value }], { step: step ?? steps.of(JSON.stringify(path)) });
}

/**
 * Makes the edits that belong to one field's change, and returns their step. Quick changes of the same field are one
 * step of undo.
 */
export function editField(path: Path, operations: readonly Operation[]): string {
  return edit(operations, { step: steps.of(JSON.stringify(path)) });
}

/** Ends the current step of undo, so that the next change starts a new step, for example when a field is left. */
export function endStep(): void {
  steps.end();
}

/** Makes the edits that `change` returns for the open site, as one step of undo. */
export function editSite(change: (site: SiteDocument) => readonly Operation[]): void {
  endStep();
  edit(change(draftStore.getState().site));
}

/**
 * Waits until all earlier edits are on disk, then replaces the open draft by the draft that `call` returns.
 * @throws BridgeCallError of the call, or of an edit that could not be written or was dropped
 */
export async function replaceOpen(call: (slug: string) => Promise<OpenedSite>): Promise<void> {
  const slug = openSlug();
  steps.end();
  ownChanges++;
  try {
    await flushEdits();
    await replaceBy(slug, () => call(slug));
  } finally {
    ownChanges--;
  }
}

export const undo = (): Promise<void> => replaceOpen((slug) => invoke('site.undo', { slug }));
export const redo = (): Promise<void> => replaceOpen((slug) => invoke('site.redo', { slug }));
/** Clears the cache of the open site. Returns true if edits went to the trash. */
export async function clearCache(): Promise<boolean> {
  let trashed = false;
  await replaceOpen(async (slug) => {
    const cleared = await invoke('site.clearCache', { slug });
    ({ trashed } = cleared);
    return cleared;
  });
  return trashed;
}
/**
 * Replaces the draft by the server's newer copy. Fails with HELD if the copy lost much of a list, unless `accept` is
 * the copy's modified time.
 */
export const fetchNewer = (accept?: string): Promise<void> =>
  replaceOpen((slug) => invoke('site.fetch', { slug, ...(accept !== undefined && { accept }) }));

/** Merges the server's newer copy with the draft, and returns the merged changes. Fails with HELD like `fetchNewer`. */
export async function mergeNewer(accept?: string): Promise<ServerMerge | undefined> {
  let merged: ServerMerge | undefined;
  await replaceOpen(async (slug) => {
    const reviewed = await invoke('site.review', { slug, ...(accept !== undefined && { accept }) });
    ({ merged } = reviewed);
    return reviewed;
  });
  return merged;
}

/**
 * Resolves when every edit of the site (by default the open site) is on disk. Rejects if a write fails, or if an edit
 * was dropped meanwhile because it can never be made. Otherwise the caller would go on with a draft without that edit.
 */
export async function flushEdits(slug = openSlug()): Promise<void> {
  await queueOf(slug).flush();
}

/** Like `flushEdits`, for all sites that were opened in this window. */
export async function flushAll(): Promise<void> {
  await Promise.all([...queues.values()].map((queue) => queue.flush()));
}

export function retryEdits(): void {
  queueOf(openSlug()).send();
}

export function hasUnwrittenEdits(): boolean {
  return [...queues.values()].some((queue) => queue.state.pending);
}

/** Slugs of sites that will be read again, each with the newest version that main has announced. */
const rereads = new Map<string, number>();

function onChanged({ slug, version, renamedTo, byApp }: EventPayload<'site.changed'>): void {
  if (renamedTo !== undefined) rename(slug, renamedTo);
  const current = renamedTo ?? slug;
  const state = draftStore.getState();
  if (state.slug !== current || state.phase !== 'open') return;
  if (version === state.version && renamedTo === undefined) return;
  const awaited = rereads.has(current);
  rereads.set(current, version);
  if (awaited) return;
  const reread = async (): Promise<OpenedSite | undefined> => {
    const latest = rereads.get(current);
    rereads.delete(current);
    // The event of this window's own call arrives before the call's answer. If the window shows that answer by now, it
    // has the announced version already.
    const isShown = renamedTo === undefined && draftStore.getState().version === latest;
    return isShown ? undefined : openAgain(current);
  };
  const isForeign = ownChanges === 0 && !byApp;
  replaceBy(current, reread).then(
    () => {
      const { slug: open, site } = draftStore.getState();
      if (isForeign && open === current && site !== state.site) draftStore.setState({ changedElsewhere: true });
    },
    (error: unknown) => showFailure(current, error),
  );
}

function rename(from: string, to: string): void {
  const queue = queues.get(from);
  if (queue) {
    queues.delete(from);
    queue.slug = to;
    queues.set(to, queue);
  }
  if (draftStore.getState().slug === from) draftStore.setState({ slug: to });
}

/** Updates the draft store after main's events about the open site. Returns a function that stops the updates. */
export function followDraftEvents(): () => void {
  const stops = [
    subscribe('site.changed', onChanged),
    subscribe('site.status', (status) => {
      if (draftStore.getState().slug === status.slug) draftStore.setState({ status });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Closes the open site; its unwritten edits still reach the journal. */
export function closeSite(): void {
  steps.end();
  draftStore.setState(closedDraft);
}
