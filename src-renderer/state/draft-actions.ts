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
import { Steps } from './steps.ts';

/** One queue per site with unwritten edits, so that leaving a site drops none. */
const queues = new Map<string, EditQueue>();
const steps = new Steps();
/**
 * number of this window's calls under way that change the draft, so that their events do not count as another window's
 */
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
    onSent: () => sentEdits.setState({ slug: queue.slug }),
    onAnswer: ({ version, status, overlaps = [], isGone }) => {
      const { slug } = queue;
      if (draftStore.getState().slug !== slug) return;
      draftStore.setState({ version, status });
      for (const { path, text } of overlaps)
        if (text !== undefined) draftStore.setState({ replaced: { slug, path, text } });
      if (isGone) draftStore.setState({ refused: { slug, failure: GONE } });
      // Where main has merged a text or dropped an edit of a missing item, the window still shows what was typed, so it
      // reads the draft again.
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

/** A failure to open a site is ignored once another site is open. */
function showFailure(slug: string, error: unknown): void {
  if (draftStore.getState().slug !== slug) return;
  draftStore.setState({ phase: 'failed', loadFailure: asBridgeError(error) });
}

const openAgain = (slug: string): Promise<OpenedSite> => invoke('site.open', { slug, again: true });

/** Edits typed while main answers need another round. */
const MOST_ROUNDS = 5;

/** Replaces the shown draft by main's answer, if there is one, and puts edits on top that main does not have yet. */
async function replaceBy(slug: string, call: () => Promise<OpenedSite | undefined>): Promise<void> {
  const queue = queueOf(slug);
  await queue.exclusively(async () => {
    let opened = await call();
    if (!opened) return;
    // Edits typed meanwhile have the old indexes of list items. Main knows the version that they were made on, and
    // finds the items.
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

/** Skips an edit of an item that no longer exists. */
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
 * Shows the edits at once and sends them to the journal, those of a key after its frame; gives their step. Refuses all
 * of them where one would overwrite a list that the server holds in an unknown form.
 */
export function edit(typed: readonly Operation[], { step = crypto.randomUUID() }: EditOptions = {}): string {
  const slug = openSlug();
  if (typed.length === 0) return step;
  // Halves of surrogate pairs, as in a text cut within an emoji, are removed: they could not be saved.
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
  // The call, and what main does with it, would take a processor from the frame of the key.
  afterKey(() => queue.send());
  return step;
}

/**
 * Sets one field. Without a step, quick changes of the same field are one step of undo. Gives the step, for edits that
 * follow later from the same change.
 */
export function setField(path: Path, value: JsonValue, { step }: EditOptions = {}): string {
  return edit([{ op: 'set', path, value }], { step: step ?? steps.of(JSON.stringify(path)) });
}

/** Makes the edits of one field's change; quick changes of the same field are one step of undo. Gives the step. */
export function editField(path: Path, operations: readonly Operation[]): string {
  return edit(operations, { step: steps.of(JSON.stringify(path)) });
}

/** The next change starts a new step of undo; called when a field is left. */
export function endStep(): void {
  steps.end();
}

/** Makes the edits of a change on the present site, as a step of undo of its own. */
export function editSite(change: (site: SiteDocument) => readonly Operation[]): void {
  endStep();
  edit(change(draftStore.getState().site));
}

/**
 * Replaces the open draft by main's answer, once earlier edits are on disk. Throws the BridgeCallError of the call, or
 * of an edit that could not be written.
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
/** Clears the cache of the open site. True where edits went to the trash. */
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

/** Merges the server's newer copy with the draft, and gives its changes; HELD as in `fetchNewer`. */
export async function mergeNewer(accept?: string): Promise<ServerMerge | undefined> {
  let merged: ServerMerge | undefined;
  await replaceOpen(async (slug) => {
    const reviewed = await invoke('site.review', { slug, ...(accept !== undefined && { accept }) });
    ({ merged } = reviewed);
    return reviewed;
  });
  return merged;
}

/** Resolves once every edit of the site, or of the open one, is on disk; throws where one cannot be written. */
export async function flushEdits(slug = openSlug()): Promise<void> {
  await queueOf(slug).flush();
}

/** Resolves once the edits of all sites are on disk; throws where one cannot be written. */
export async function flushAll(): Promise<void> {
  await Promise.all([...queues.values()].map((queue) => queue.flush()));
}

export function retryEdits(): void {
  queueOf(openSlug()).send();
}

export function hasUnwrittenEdits(): boolean {
  return [...queues.values()].some((queue) => queue.state.pending);
}

/** sites that will be read again, with the newest version that main has announced */
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
    // The event of this window's own call comes before its answer, which may have shown that version by now.
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

/** Follows main's events about the open site; gives the function that stops it. */
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
