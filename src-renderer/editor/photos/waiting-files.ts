import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { z } from 'zod';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Output } from '#shared/ipc/contract.ts';
import type { Path } from '#shared/record/operation.ts';
import { invoke } from '../../bridge/client.ts';
import { draftStore } from '../../state/draft-store.ts';
import { currentSite } from '../../state/draft.ts';
import { notifyFailure } from '../../ui/notify.tsx';
import { fromLastingPath, lastingPath, toLastingPath } from '../list/lasting-path.ts';
import type { TakenFile } from './intake-queue.ts';

/** What files are for, as main keeps it beside them. */
const place = z.object({
  /** of the target, where its path is not what it is known by */
  target: z.string().optional(),
  path: lastingPath.optional(),
  /** the screen on which they were given, and the part of it */
  screen: z.string(),
});

interface Waiting {
  /** files of an earlier run, by the id of their target */
  files: Readonly<Record<string, readonly TakenFile[]>>;
  /** where the first of them was given */
  screen: string;
}

const nothing: Waiting = { files: {}, screen: '' };
const none: readonly TakenFile[] = [];

/** Files that an earlier run of the app, or of the site, has not put in the record yet: they go on where their target is shown. */
export const waitingStore = createStore<Waiting>(() => nothing);

export const useWaitingFiles = (target: string): readonly TakenFile[] =>
  useStore(waitingStore, ({ files }) => files[target] ?? none);

/** Gives the files of a target, which do not wait from then on. */
export function takeUp(target: string): readonly TakenFile[] {
  const { [target]: taken = none, ...files } = waitingStore.getState().files;
  waitingStore.setState({ files });
  return taken;
}

/** Of the screens' addresses the part that stays when the site gets another slug, such as `/photos#/galleries/Decks`. */
function shownScreen(): string {
  const { pathname, hash } = window.location;
  return `/${pathname.split('/')[1] ?? ''}${hash}`;
}

export function placeOf(site: SiteDocument, { id, path }: { id: string; path?: Path }): string {
  const screen = shownScreen();
  return JSON.stringify(path ? { path: toLastingPath(site, path), screen } : { target: id, screen });
}

/** Finds what waits for the site that was opened. */
async function look(slug: string): Promise<void> {
  const { files } = await invoke('photos.waiting', { slug });
  if (draftStore.getState().slug !== slug || files.length === 0) return;
  const byTarget = Map.groupBy(files, (file) => targetOf(currentSite(), file));
  const gone = byTarget.get(undefined) ?? [];
  byTarget.delete(undefined);
  const taken = [...byTarget].map(([target, some]) => [target, some.map(({ file, name }) => ({ file, name }))]);
  const screen = place.safeParse(JSON.parse(files[0]?.place ?? 'null')).data?.screen ?? '';
  waitingStore.setState({ files: Object.fromEntries(taken) as Waiting['files'], screen });
  if (gone.length > 0) tellGone(gone);
}

type WaitingFile = Output<'photos.waiting'>['files'][number];

function targetOf(site: SiteDocument, file: WaitingFile): string | undefined {
  const { data } = place.safeParse(JSON.parse(file.place));
  if (data?.path) return fromLastingPath(site, data.path)?.join('.');
  return data?.target;
}

function tellGone(files: readonly WaitingFile[]): void {
  const names = files.map(({ name }) => name).join(', ');
  notifyFailure({
    title: files.length === 1 ? '1 of the files was not added' : `${String(files.length)} of the files were not added`,
    message: `What they were for is no longer there: ${names}`,
  });
  // Main keeps what it was not told of, and the next start tells of it again.
  invoke('photos.letGo', { files: files.map(({ file }) => file) }).catch(() => undefined);
}

draftStore.subscribe(({ phase, slug }, before) => {
  if (phase === before.phase) return;
  waitingStore.setState(nothing);
  if (phase === 'open' && slug !== null) look(slug).catch(() => undefined);
});
