import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { counted } from '#shared/domain/counted.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { text } from '#shared/record/readers.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { addItem, isFull, limitOf, listItems } from '#shared/record-catalogue/list-engine.ts';
import { ALREADY_THERE, type IntakeState, resting } from './intake-queue.ts';
import { queueFor, intakeStates, queuesAt } from './intakes.ts';
import type { PhotoTarget } from './photo-target.ts';
import { pointPathOf } from './point-path.ts';
import { takeUp, useWaitingFiles } from './waiting-files.ts';
export type { PhotoTarget } from './photo-target.ts';

export interface PhotoIntake {
  state: IntakeState;
  addFiles: (files: readonly File[]) => void;
  retry: (id: number) => void;
  /** Answers the questions of these files with yes. */
  accept: (ids: readonly number[]) => void;
  /** Removes these files, which were not added, from the list of failed files. */
  dismiss: (ids: readonly number[]) => void;
  cancel: () => void;
}

/** Returns the target for a list of photos, such as those of a service. Each file becomes an item at the list's end. */
export function photosOfList(path: Path, itemOf: (photo: string) => Record<string, JsonValue> = asPhoto): PhotoTarget {
  return {
    id: path.join('.'),
    path,
    put(site, photo, at = path) {
      if (listItems(site, at).some(({ value }) => text(value['photo']) === photo)) return ALREADY_THERE;
      if (isFull(site, at)) return `There is room for ${limitOf(at)} photos.`;
      return addItem(site, at, itemOf(photo));
    },
  };
}

const asPhoto = (photo: string) => ({ photo });

/** Returns the target for a field with a single picture. Each file replaces the former picture. */
export function photoOfField(path: Path): PhotoTarget {
  return { id: path.join('.'), path, most: 1, put: (site, photo, at = path) => putPicture(site, at, photo) };
}

/** Returns the operations that set another picture and delete the focal point of the former picture. */
export function putPicture(site: SiteDocument, path: Path, photo: string): Operation[] {
  const point = pointPathOf(path);
  const hasPoint = point !== undefined && text(valueAt(site, point)) !== '';
  return [...setAt(site, path, photo), ...(hasPoint ? setAt(site, point, '') : [])];
}

export const photoCount = (count: number): string => counted(count, 'photo');

/**
 * Returns the files that are being added to a target, and actions on them. The files are added even if another tab is
 * opened meanwhile, and follow the target if its item moves.
 * @param target the same object at each render, made outside of the component or by `useMemo`
 */
export function usePhotoIntake(target: PhotoTarget): PhotoIntake {
  const state = useStore(intakeStates, (states) => states[target.id] ?? resting);
  const waiting = useWaitingFiles(target);
  useEffect(() => {
    if (waiting.length > 0) queueFor(target).resume(takeUp(target));
  }, [target, waiting]);
  const actions = useMemo(
    () => ({
      addFiles: (files: readonly File[]) => {
        if (files.length > 0) queueFor(target).addFiles(files);
      },
      retry: (id: number) => {
        for (const queue of queuesAt(target)) queue.retry(id);
      },
      accept: (ids: readonly number[]) => {
        for (const queue of queuesAt(target)) queue.accept(ids);
      },
      dismiss: (ids: readonly number[]) => {
        for (const queue of queuesAt(target)) queue.dismiss(ids);
      },
      cancel: () => {
        for (const queue of queuesAt(target)) queue.cancel();
      },
    }),
    [target],
  );
  return useMemo(() => ({ state, ...actions }), [state, actions]);
}
