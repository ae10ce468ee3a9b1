import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { clearNotice, notifyFailure } from '../../ui/notify.tsx';

/** Where photos go in the record. */
export interface PhotoTarget {
  /** Files on their way to the same target are shown together, whatever screen of the site they were given on. */
  id: string;
  /** in the record; an item on the way is found again where it was moved or renamed while files are read */
  path?: Path;
  /**
   * The edits that put the photo there, or why it cannot be; `photo` is what the record names it by. `path` is where the
   * target is by now; undefined for one without a path, and where its item is gone and others go elsewhere.
   */
  put: (site: SiteDocument, photo: string, path?: Path) => readonly Operation[] | string;
  /** the target to which `put` adds once the item is gone, and what that is called; without one the files are refused */
  otherwise?: { id: string; label: string };
  /**
   * Of a photo that the record has already in another place: the question whether it is to come here, and the edits that
   * move it. `path` as for `put`
   */
  moveHere?: (
    site: SiteDocument,
    photo: string,
    path?: Path,
  ) => { question: string; operations: readonly Operation[] } | undefined;
  /**
   * What becomes of photos that name the item by what it was called `before`: who renames or deletes it on another
   * computer does not know of those added here. `path` as for `put`
   */
  renamed?: (site: SiteDocument, before: string, path?: Path) => readonly Operation[];
  /** what it is made; a photo unless told */
  as?: 'photo' | 'logo';
  /** films are shown there too */
  films?: true;
  /** each photo comes in front of the others */
  inFront?: boolean;
  /** files that are taken at a time, where it is fewer than elsewhere */
  most?: number;
}

const titleOf = (name: string): string => `“${name}” is no longer there`;

/** @param name of the item for which the photos were meant */
export function tellOtherwise(name: string, { label }: NonNullable<PhotoTarget['otherwise']>): void {
  notifyFailure({ title: titleOf(name), message: `Photos that were on their way to it go to ${label}.` });
}

/** It is there again. */
export const clearOtherwise = (name: string): void => clearNotice({ subject: titleOf(name) });
