import type { RawOperation } from '../record/edit-raw.ts';
import type { JsonValue, Operation, Path } from '../record/operation.ts';
import { editText, readAt, setAt } from './access.ts';
import { withDerived } from './derived.ts';
import type { NumberChange } from './list-numbers.ts';
import { itemMember, type ListView } from './list-view.ts';
import type { SiteDocument } from './site-document.ts';

/** The edits, whose paths begin at the list, as operations on the record, with what follows from them. */
export function listEdits(
  site: SiteDocument,
  path: Path,
  view: ListView,
  edits: readonly RawOperation[],
  numbers: readonly NumberChange[] = [],
): Operation[] {
  const numbered = numbers.map(({ index, member, value }): RawOperation => {
    return { op: 'set', path: itemMember(view, index, member), text: JSON.stringify(value) };
  });
  const all = [...edits, ...numbered];
  if (view.inText) return editText(site, String(path[0]), all);
  const operations = all.map((edit) => toOperation(edit, path));
  // An insert makes a list where there is none, but not where something else stands.
  const list = view.all || operations.length === 0 || readAt(site, path) == null ? [] : setAt(site, path, []);
  return withDerived(site, [...list, ...operations]);
}

function toOperation(edit: RawOperation, list: Path): Operation {
  const path = [...list, ...edit.path];
  if (edit.op === 'set' || edit.op === 'insert')
    return { op: edit.op, path, value: JSON.parse(edit.text) as JsonValue };
  return { ...edit, path };
}
