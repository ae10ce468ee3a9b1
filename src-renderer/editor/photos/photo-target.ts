import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { clearNotice, notifyFailure } from '../../ui/notify.tsx';

/** Where photos go in the record. */
export interface PhotoTarget {
  /** Files on their way to the same target are shown together, whatever screen of the site they were given on. */
  id: string;
  /** in the record; an item on it is followed while files are read */
  path?: Path;
  /**
   * The edits that put the photo there, or why it cannot be put there. `photo` is its reference in the record. `path`
   * is where the target is now; undefined for a target without a path, and where its item is gone and the photos go
   * elsewhere.
   */
  put: (site: SiteDocument, photo: string, path?: Path) => readonly Operation[] | string;
  /** the target to which `put` adds once the item is gone, and what that is called; without one the files are refused */
  otherwise?: { id: string; label: string };
  /**
   * For a photo that the record has in another place already: the question whether to move it here, and the edits that
   * do. `path` as for `put`
   */
  moveHere?: (
    site: SiteDocument,
    photo: string,
    path?: Path,
  ) => { question: string; operations: readonly Operation[] } | undefined;
  /**
   * Edits for photos that name the item by its former name `before`. They are needed because whoever renames or deletes
   * the item on another computer does not know of photos added here. `path` as for `put`
   */
  renamed?: (site: SiteDocument, before: string, path?: Path) => readonly Operation[];
  /** what main makes of the file; a photo unless told */
  as?: 'photo' | 'logo';
  /** films are shown there too */
  films?: true;
  /** each photo is put before the others */
  inFront?: boolean;
  /** most files that are taken at once, where it is fewer than elsewhere */
  most?: number;
}

const titleOf = (name: string): string => `“${name}” is no longer there`;

/** Says that photos went to another place because their item is gone. @param name of the item */
export function tellOtherwise(name: string, { label }: NonNullable<PhotoTarget['otherwise']>): void {
  notifyFailure({ title: titleOf(name), message: `Photos that were on their way to it go to ${label}.` });
}

/** Closes that notice: the item is there again. */
export const clearOtherwise = (name: string): void => clearNotice({ subject: titleOf(name) });
