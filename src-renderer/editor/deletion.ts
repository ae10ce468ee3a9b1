import type { Path } from '#shared/record/operation.ts';
import { currentSite, endStep } from '../state/draft.ts';
import { confirm, type Confirmation } from '../ui/confirm.tsx';
import { putAt } from './bound-field.ts';
import { followPath } from './list/follow-path.ts';

/**
 * Returns a function that takes an item's name and returns the question to ask before the item is deleted.
 * @param what a noun for the item, such as ‘teammate’
 * @param rest the end of the sentence that begins with the item's name, such as ‘leaves the page’
 */
export const deletion =
  (what: string, rest = 'leaves the page with all that belongs to it') =>
  (name: string): Confirmation => ({
    title: `Delete this ${what}?`,
    message: `“${name}” ${rest}.`,
    confirmLabel: 'Yes, delete',
    danger: true,
  });

/** Returns the question to ask before a photo is deleted. The item that has the photo stays. */
export const photoDeletion = deletion('photo', 'leaves the page');

/**
 * Empties a field if the user says yes to the question. If the item that contains the field moves before the answer,
 * the field is emptied at the item's new place.
 */
export async function clearIfConfirmed(path: Path, question: Confirmation): Promise<void> {
  const follow = followPath(currentSite(), path);
  if (!(await confirm(question))) return;
  const place = follow(currentSite());
  if (!place) return;
  putAt(place, '');
  endStep();
}
