import type { Path } from '#shared/record/operation.ts';
import { currentSite, endStep } from '../state/draft.ts';
import { confirm, type Confirmation } from '../ui/confirm.tsx';
import { putAt } from './bound-field.ts';
import { followPath } from './list/follow-path.ts';

/**
 * Makes the question before an item is deleted.
 * @param what a word for it, such as ‘teammate’
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

/** The question before a photo is deleted; what the photo belonged to stays. */
export const photoDeletion = deletion('photo', 'leaves the page');

/** Empties a field once the question is answered with yes; of an item that moves meanwhile, where it is then. */
export async function clearOnceAsked(path: Path, question: Confirmation): Promise<void> {
  const follow = followPath(currentSite(), path);
  if (!(await confirm(question))) return;
  const place = follow(currentSite());
  if (!place) return;
  putAt(place, '');
  endStep();
}
