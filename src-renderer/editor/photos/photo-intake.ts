import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { text } from '#shared/domain/site/readers.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { addItem, isFull, limitOf, listItems, newItem } from '#shared/record-catalogue/list-engine.ts';
import { inTurn } from '#shared/record-catalogue/in-turn.ts';
import { followPath } from '../list/follow-path.ts';
import { invoke } from '../../bridge/client.ts';
import { draftStore } from '../../state/draft-store.ts';
import { currentSite, edit, flushEdits } from '../../state/draft.ts';
import { notifyFailure } from '../../ui/notify.tsx';
import { ALREADY_THERE, IntakeQueue, type IntakeState } from './intake-queue.ts';
import { placeOf, takeUp, useWaitingFiles } from './waiting-files.ts';

/** Where photos go in the record. */
export interface PhotoTarget {
  /** of one target there is one queue, whatever screen of the site is shown */
  id: string;
  /** in the record; an item on the way is found again where it was moved while files are read */
  path?: Path;
  /** The edits that put the photo there, or why it cannot be; `photo` is what the record names it by. */
  put: (site: SiteDocument, photo: string, path?: Path) => readonly Operation[] | string;
  /** what it is made; a photo unless told */
  as?: 'photo' | 'logo';
  /** each photo comes in front of the others */
  inFront?: boolean;
}

export interface PhotoIntake {
  state: IntakeState;
  addFiles: (files: readonly File[]) => void;
  retry: (id: number) => void;
  dismiss: (id: number) => void;
  cancel: () => void;
}

/** A list whose items are photos, such as a gallery or the photos of a service: each file becomes an item at its end. */
export function photosOfList(path: Path, itemOf: (photo: string) => Record<string, JsonValue> = asPhoto): PhotoTarget {
  return {
    id: path.join('.'),
    path,
    put(site, photo, at = path) {
      if (listItems(site, at).some(({ value }) => text(value['photo']) === photo)) return ALREADY_THERE;
      if (isFull(site, at)) return `There is room for ${limitOf(at)} photos.`;
      return addItem(site, at, { ...newItem(site, at), ...itemOf(photo) });
    },
  };
}

const asPhoto = (photo: string) => ({ photo });

/** A field that holds one picture: the last file is the one that stays. */
export function photoOfField(path: Path, derive?: (site: SiteDocument, photo: string) => Operation[]): PhotoTarget {
  return {
    id: path.join('.'),
    path,
    put: (site, photo, at = path) =>
      inTurn(site, [(now) => setAt(now, at, photo), (now) => derive?.(now, photo) ?? []]),
  };
}

interface Intake {
  queue: IntakeQueue;
  target: PhotoTarget;
  /** where the target is now; of the files that are on their way */
  where: ((site: SiteDocument) => Path | undefined) | undefined;
  /** the site, and the target in words that outlive the app; of the files that are on their way */
  slug: string;
  place: string;
}

const intakes = new Map<string, Intake>();

const GONE = 'What the photo was for is no longer there.';

function intakeOf(target: PhotoTarget): Intake {
  const known = intakes.get(target.id);
  if (known) {
    known.target = target;
    return known;
  }
  const queue = new IntakeQueue({
    inFront: target.inFront ?? false,
    async take(file) {
      const { slug, place } = intake;
      const bytes = new Uint8Array(await file.arrayBuffer());
      return (await invoke('photos.take', { slug, place, name: file.name, bytes })).file;
    },
    async keep(file, signal) {
      return (await invoke('photos.keep', { file, as: intake.target.as ?? 'photo' }, { signal })).photo;
    },
    letGo,
    add(photo, step) {
      const path = intake.where?.(currentSite());
      if (intake.where && !path) return GONE;
      const operations = intake.target.put(currentSite(), photo, path);
      if (typeof operations === 'string') return operations;
      edit(operations, { step });
      return undefined;
    },
  });
  const intake: Intake = { queue, target, where: undefined, slug: '', place: '' };
  intakes.set(target.id, intake);
  return intake;
}

/** Only once the edit that put them in the record is on the disk. */
function letGo(files: readonly number[]): void {
  if (files.length === 0) return;
  // A file that main was not told to let go is added again at the next start, which finds the photo in the record.
  void flushEdits()
    .then(() => invoke('photos.letGo', { files: [...files] }))
    .catch(() => undefined);
}

/** Where the files are meant to go from now on, unless others are on their way there. */
function aim(intake: Intake): void {
  const { queue, target } = intake;
  if (queue.store.getState().total > 0) return;
  intake.slug = draftStore.getState().slug ?? '';
  intake.where = target.path && followPath(currentSite(), target.path);
  intake.place = placeOf(currentSite(), target);
}

function addFiles(intake: Intake, files: readonly File[]): void {
  if (files.length === 0) return;
  aim(intake);
  intake.queue.addFiles(files);
}

draftStore.subscribe(({ phase }) => {
  if (phase === 'open') return;
  let left = 0;
  for (const { queue } of intakes.values()) left += queue.reset();
  if (left === 0) return;
  notifyFailure({
    title: `${photoCount(left)} ${left === 1 ? 'is' : 'are'} not added yet`,
    message: 'The site was left while they were read. They go on when it is opened again.',
  });
});

export const photoCount = (count: number): string => `${count} ${count === 1 ? 'photo' : 'photos'}`;

/**
 * The files on their way to a place of the record. They go on while another tab is worked on.
 * @param target the same for as long as it is the same place: made outside of the component, or by `useMemo`
 */
export function usePhotoIntake(target: PhotoTarget): PhotoIntake {
  const intake = useMemo(() => intakeOf(target), [target]);
  const { queue } = intake;
  const state = useStore(queue.store);
  const waiting = useWaitingFiles(target.id);
  useEffect(() => {
    if (waiting.length === 0) return;
    aim(intake);
    queue.resume(takeUp(target.id));
  }, [intake, queue, target, waiting]);
  return useMemo(
    () => ({
      state,
      addFiles: (files) => addFiles(intake, files),
      retry: (id) => queue.retry(id),
      dismiss: (id) => queue.dismiss(id),
      cancel: () => queue.cancel(),
    }),
    [intake, queue, state],
  );
}
