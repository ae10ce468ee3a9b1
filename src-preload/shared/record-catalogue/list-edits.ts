import type { Operation, Path } from '../record/operation.ts';
import { valueAt } from '../record/apply-value.ts';
import { setAt } from './access.ts';
import { withDerived } from './derived.ts';
import type { NumberChange } from './list-numbers.ts';
import { type ListView, membersPath } from './list-view.ts';
import type { SiteDocument } from './site-document.ts';

/**
 * Returns the edits of a list as operations on the record, with the operations that follow from them in other fields.
 * @param edits operations whose paths are relative to the list
 * @param numbers new numbers of items; the indexes are those after `edits`
 */
export function listEdits(
  site: SiteDocument,
  path: Path,
  view: ListView,
  edits: readonly Operation[],
  numbers: readonly NumberChange[] = [],
): Operation[] {
  const numbered = numbers.map(({ index, member, value }): Operation => {
    return { op: 'set', path: [...membersPath(view.row, index), member], value };
  });
  const operations = [...edits, ...numbered].map((edit): Operation => ({ ...edit, path: [...path, ...edit.path] }));
  // An insert makes a missing list. A value that is not a list is first replaced by an empty list.
  const list = view.all || operations.length === 0 || valueAt(site, path) == null ? [] : setAt(site, path, []);
  return withDerived(site, [...list, ...operations]);
}
