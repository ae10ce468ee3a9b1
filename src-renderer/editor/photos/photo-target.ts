import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { clearNotice, notifyFailure } from '../../ui/notify.tsx';

/** A place of the record to which photos are added. */
export interface PhotoTarget {
  /** Files for targets with the same ID are shown together, on whichever screen of the site they were added. */
  id: string;
  /** path in the record; the items on the path are followed if they move while files are read */
  path?: Path;
  /**
   * Returns the operations that add a photo, or the reason why it cannot be added. `photo` is the photo's reference in
   * the record. `path` is the current path of the target; undefined if the target has no path, or if its item is gone
   * and the photos are added to `otherwise`.
   */
  put: (site: SiteDocument, photo: string, path?: Path) => readonly Operation[] | string;
  /** ID and name of the target to which `put` adds photos if the item is gone; if missing, the files are refused */
  otherwise?: { id: string; label: string };
  /**
   * For a photo that the record already has in another place: returns the question whether to move the photo here, and
   * the operations that move it. `path` as for `put`
   */
  moveHere?: (
    site: SiteDocument,
    photo: string,
    path?: Path,
  ) => { question: string; operations: readonly Operation[] } | undefined;
  /**
   * For photos that refer to their item by its name: returns the operations that replace the former name `before` by
   * the present name, or by no name if the item is gone. They are needed because a rename or deletion on another
   * computer does not change photos that were added here. `path` as for `put`
   */
  renamed?: (site: SiteDocument, before: string, path?: Path) => readonly Operation[];
  /** what main makes of a file; a photo by default */
  as?: 'photo' | 'logo';
  /** films are accepted too */
  films?: true;
  /** `put` adds each photo in front of the others, so the last file is added first to keep the order of the files */
  inFront?: boolean;
  /** maximum number of files that can be added at a time, if it is lower than the usual maximum */
  most?: number;
}

const titleOf = (name: string): string => `“${name}” is no longer there`;

/** Tells the user that photos are added to another target because their item is gone. @param name name of the item */
export function tellOtherwise(name: string, { label }: NonNullable<PhotoTarget['otherwise']>): void {
  notifyFailure({ title: titleOf(name), message: `Photos that were on their way to it go to ${label}.` });
}

/** Closes the notice of `tellOtherwise`, because the item is there again. */
export const clearOtherwise = (name: string): void => clearNotice({ subject: titleOf(name) });
