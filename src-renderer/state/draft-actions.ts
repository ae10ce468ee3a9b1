import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { EventPayload } from '#shared/ipc/events.ts';
import type { OpenedSite } from '#shared/ipc/site.ipc.ts';
import type { ServerMerge } from '#shared/ipc/sync.ipc.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { wellFormedEdit } from '#shared/record/well-formed.ts';
import { lockInWay, lockReason } from '#shared/record-catalogue/locked-lists.ts';
import { asBridgeError, BridgeCallError, invoke, subscribe } from '../bridge/client.ts';
import { closedDraft, draftStore, parseDocument } from './draft-store.ts';
import { EditQueue } from './edit-queue.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { Steps } from './steps.ts';

/** One per site with edits under way: leaving a site does not drop what is not written yet. */
const queues = new Map<string, EditQueue>();
const steps = new Steps();
/** calls of this window under way that change the draft: the news of such a change is not another window's */
let ownChanges = 0;

export interface EditOptions {
  /** edits with the same step are undone together; without one each call is a step of its own */
  step?: string;
}

const GONE = new BridgeCallError({
  code: 'BAD_REQUEST',
  message: 'What you edited is not there any more: it was removed in another window, or on the server.',
});

function queueOf(slug: string): EditQueue {
  const known = queues.get(slug);
  if (known) return known;
  const queue = new EditQueue(slug, {
    onState: ({ pending, failure }) => {
      const state = draftStore.getState();
      if (state.slug !== queue.slug || (state.pending === pending && state.journalFailure === failure)) return;
      draftStore.setState({ pending, journalFailure: failure });
    },
    onAnswer: ({ version, status, overlaps = [], isGone }) => {
      const { slug } = queue;
      if (draftStore.getState().slug !== slug) return;
      draftStore.setState({ version, status });
      for (const { path, text } of overlaps)
        if (text !== undefined) draftStore.setState({ replaced: { slug, path, text } });
      if (isGone) draftStore.setState({ refused: { slug, failure: GONE } });
      // The window still shows its own text, not the merged one, and items that are gone.
      if (overlaps.length > 0 || isGone) readAgain(slug);
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

/** Opens the site, unless it is the one that is open. */
export async function openSite(slug: string): Promise<void> {
  const { slug: current, phase } = draftStore.getState();
  if (current === slug && phase !== 'failed') return;
  steps.end();
  const { pending, failure } = queueOf(slug).state;
  draftStore.setState({ ...closedDraft, slug, phase: 'loading', pending, journalFailure: failure });
  await replaceBy(slug, () => invoke('site.open', { slug })).catch((error: unknown) => showFailure(slug, error));
}

/** What cannot be read is no news once another site is open. */
function showFailure(slug: string, error: unknown): void {
  if (draftStore.getState().slug !== slug) return;
  draftStore.setState({ phase: 'failed', loadFailure: asBridgeError(error) });
}

const openAgain = (slug: string): Promise<OpenedSite> => invoke('site.open', { slug, again: true });

/** The answer may come while something is typed, and each is another round. */
const MOST_ROUNDS = 5;

/** Shows what main answers, if anything, in place of the draft, with the edits that it does not know yet on top. */
async function replaceBy(slug: string, call: () => Promise<OpenedSite | undefined>): Promise<void> {
  const queue = queueOf(slug);
  await queue.exclusively(async () => {
    let opened = await call();
    if (!opened) return;
    // Edits typed meanwhile name list items by their old index: main, which knows the version, finds the items again.
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

/** An edit of an item that the other side took away has no place any more in what is shown. */
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
 * Applies the operations at once and sends them to the journal; gives the step they belong to. None is carried out where
 * one would overwrite what the server holds in place of a list.
 */
export function edit(typed: readonly Operation[], { step = crypto.randomUUID() }: EditOptions = {}): string {
  const slug = openSlug();
  if (typed.length === 0) return step;
  // Half an emoji that was pasted does not keep the text around it from being saved.
  const operations = typed.map(wellFormedEdit);
  const { site } = draftStore.getState();
  const lock = lockInWay(site, operations);
  if (lock) {
    const failure = new BridgeCallError({ code: 'BAD_ANSWER', message: lockReason(lock) });
    draftStore.setState({ refused: { slug, failure } });
    return step;
  }
  draftStore.setState({ site: applyToValue(site, operations) });
  queueOf(slug).add(step, operations);
  return step;
}

/**
 * Sets one field. Without a step, quick changes of the same field make one step of undo. Gives the step, for what
 * follows later from the same change.
 */
export function setField(path: Path, value: JsonValue, { step }: EditOptions = {}): string {
  return edit([{ op: 'set', path, value }], { step: step ?? steps.of(JSON.stringify(path)) });
}

/** Applies what a change of one field comes to; quick changes of the same field make one step of undo, which it gives. */
export function editField(path: Path, operations: readonly Operation[]): string {
  return edit(operations, { step: steps.of(JSON.stringify(path)) });
}

/** The next change starts a new step of undo; called when a field is left. */
export function endStep(): void {
  steps.end();
}

/** Applies what a change comes to on the site as it is now, as a step of undo of its own. */
export function editSite(change: (site: SiteDocument) => readonly Operation[]): void {
  endStep();
  edit(change(draftStore.getState().site));
}

/**
 * Replaces the open draft by what main answers, once what was edited before is on disk. Throws the BridgeCallError of the
 * call, or that of an edit which could not be written before it.
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
/** Whether edits went to the trash. */
export async function clearCache(): Promise<boolean> {
  let trashed = false;
  await replaceOpen(async (slug) => {
    const cleared = await invoke('site.clearCache', { slug });
    ({ trashed } = cleared);
    return cleared;
  });
  return trashed;
}
/** Takes the server's newer copy; one that lost much of a list is HELD until `accept` names its modified time. */
export const fetchNewer = (accept?: string): Promise<void> =>
  replaceOpen((slug) => invoke('site.fetch', { slug, ...(accept !== undefined && { accept }) }));

/** Merges the server's newer copy with the draft, and gives what came with it; HELD as above. */
export async function mergeNewer(accept?: string): Promise<ServerMerge | undefined> {
  let merged: ServerMerge | undefined;
  await replaceOpen(async (slug) => {
    const reviewed = await invoke('site.review', { slug, ...(accept !== undefined && { accept }) });
    ({ merged } = reviewed);
    return reviewed;
  });
  return merged;
}

/** Settles once every edit of the site, else of the open one, is on disk; throws what keeps it from that. */
export async function flushEdits(slug = openSlug()): Promise<void> {
  await queueOf(slug).flush();
}

/** Settles once the edits of every site are on disk; throws what keeps them from that. */
export async function flushAll(): Promise<void> {
  await Promise.all([...queues.values()].map((queue) => queue.flush()));
}

export function retryEdits(): void {
  queueOf(openSlug()).retry();
}

export function hasUnwrittenEdits(): boolean {
  return [...queues.values()].some((queue) => queue.state.pending);
}

/** sites that are about to be read again, with the latest version that there was news of */
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
    // The event of this window's own call comes before its answer; that may have shown the version by now.
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

/** Follows main's news of the open site; gives the function that stops it. */
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

/** Forgets the open site; edits of it that are under way still reach the journal. */
export function closeSite(): void {
  steps.end();
  draftStore.setState(closedDraft);
}
