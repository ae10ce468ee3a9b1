import type { Operation, Path } from '../record/operation.ts';
import { valueAt } from '../record/apply-value.ts';
import { setAt } from './access.ts';
import { withDerived } from './derived.ts';
import type { NumberChange } from './list-numbers.ts';
import { type ListView, membersPath } from './list-view.ts';
import type { SiteDocument } from './site-document.ts';

/** The edits, whose paths begin at the list, as operations on the record, with what follows from them. */
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
  // An insert makes a list where there is none, but not where something else stands.
  const list = view.all || operations.length === 0 || valueAt(site, path) == null ? [] : setAt(site, path, []);
  return withDerived(site, [...list, ...operations]);
}
