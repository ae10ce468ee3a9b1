import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { z } from 'zod';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Output } from '#shared/ipc/contract.ts';
import { invoke } from '../../bridge/client.ts';
import { draftStore } from '../../state/draft-store.ts';
import { currentSite, useSite } from '../../state/draft.ts';
import { notifyFailure } from '../../ui/notify.tsx';
import { fromLastingPath, nameInPath, lastingPath, toLastingPath } from '../list/lasting-path.ts';
import type { TakenFile } from './intake-queue.ts';
import { type PhotoTarget, tellOtherwise } from './photo-target.ts';

/** Where a file is to be added. Main stores this with the file. */
const placeSchema = z.object({
  /** ID of the target, if the target has no path */
  target: z.string().optional(),
  path: lastingPath.optional(),
  /** the target to use if an item on the path is gone */
  otherwise: z.object({ id: z.string(), label: z.string() }).optional(),
  /** the screen on which the file was added, as `shownScreen` returns it */
  screen: z.string(),
});
type Place = z.output<typeof placeSchema>;

interface WaitingFile extends TakenFile {
  place: Place;
}

/** Files that were not put in the record before the site was closed. They are added once their target is shown. */
export const waitingStore = createStore<{ files: readonly WaitingFile[] }>(() => ({ files: [] }));

export function useWaitingFiles({ id }: PhotoTarget): readonly WaitingFile[] {
  const files = useStore(waitingStore, (waiting) => waiting.files);
  return useSite((site) => files.filter(({ place }) => targetOf(site, place) === id));
}

/**
 * Takes the files that wait for a target out of the store. Tells the user if this target gets a file because the file's
 * own item is gone.
 */
export function takeUp({ id }: PhotoTarget): readonly TakenFile[] {
  const site = currentSite();
  const { files } = waitingStore.getState();
  const { taken = [], left = [] } = Object.groupBy(files, ({ place }) =>
    targetOf(site, place) === id ? 'taken' : 'left',
  );
  waitingStore.setState({ files: left });
  for (const { path, otherwise } of taken.map(({ place }) => place)) {
    if (path && otherwise && !fromLastingPath(site, path)) tellOtherwise(nameInPath(path), otherwise);
  }
  return taken;
}

/** Returns the part of the screen's address that does not depend on the slug, such as `/photos#/galleries/Decks`. */
function shownScreen(): string {
  const { pathname, hash } = window.location;
  return `/${pathname.split('/')[1] ?? ''}${hash}`;
}

export function placeOf(site: SiteDocument, { id, path, otherwise }: PhotoTarget): string {
  const target = path ? { path: toLastingPath(site, path), otherwise } : { target: id };
  return JSON.stringify({ ...target, screen: shownScreen() } satisfies Place);
}

/** Returns the ID of the target in this state of the site; undefined if there is none. */
function targetOf(site: SiteDocument, { target, path, otherwise }: Place): string | undefined {
  return path ? (fromLastingPath(site, path)?.join('.') ?? otherwise?.id) : target;
}

/** Reads the files that wait for the opened site. Tells the user of those whose target is gone. */
async function loadWaiting(slug: string): Promise<void> {
  const { files } = await invoke('photos.waiting', { slug });
  if (draftStore.getState().slug !== slug || files.length === 0) return;
  const site = currentSite();
  const { there = [], gone = [] } = Object.groupBy(files.map(read), ({ place }) =>
    targetOf(site, place) === undefined ? 'gone' : 'there',
  );
  waitingStore.setState({ files: there });
  if (gone.length > 0) tellGone(gone);
}

function read({ file, name, place }: Output<'photos.waiting'>['files'][number]): WaitingFile {
  const { data = { screen: '' } } = placeSchema.safeParse(JSON.parse(place));
  return { file, name, place: data };
}

function tellGone(files: readonly WaitingFile[]): void {
  const names = files.map(({ name }) => name).join(', ');
  notifyFailure({
    title: files.length === 1 ? '1 of the files was not added' : `${String(files.length)} of the files were not added`,
    message: `What they were for is no longer there: ${names}`,
  });
  // If this fails, main keeps the files, and the user is told of them again when the site is opened next.
  invoke('photos.letGo', { files: files.map(({ file }) => file) }).catch(() => undefined);
}

draftStore.subscribe(({ phase, slug }, before) => {
  if (phase === before.phase) return;
  waitingStore.setState({ files: [] });
  if (phase === 'open' && slug !== null) loadWaiting(slug).catch(() => undefined);
});
