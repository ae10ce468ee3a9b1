import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { addItem, isFull, itemPath, listItems } from '#shared/record-catalogue/list-engine.ts';
import type { FieldRow, Row, Rows } from '#shared/record-catalogue/row.ts';

export interface Edited {
  path: Path;
  value: JsonValue;
}

interface Filling {
  draft: () => SiteDocument;
  edit: (step: string, operations: readonly Operation[]) => void;
  /** returns the new value, or undefined to leave the field as it is */
  valueOf: (row: FieldRow, held: unknown, path: Path) => JsonValue | undefined;
}

/**
 * Fills in the fields of `rows`, also in objects and list items, with the code that the editor's fields and lists use.
 * Returns the paths and the new values.
 */
export function fillFields({ draft, edit, valueOf }: Filling, step: string, rows: Rows): Edited[] {
  const fillIn = (members: Rows, parent: Path): Edited[] =>
    Object.entries(members).flatMap(([name, row]) => fillInRow([...parent, name], row));

  function fillInRow(path: Path, row: Row): Edited[] {
    if (row.server === 'computes') return [];
    if (row.kind === 'object') return row.members && !row.atomic ? fillIn(row.members, path) : [];
    if (row.kind !== 'list') return isKept(path, row) ? [] : put(path, valueOf(row, valueAt(draft(), path), path));
    const { members, of } = row;
    if (of) return of.kind === 'key' ? [] : put(path, [`first ${row.item}`, `second ${row.item}`]);
    if (!members) return [];
    if (!isFull(draft(), path)) edit(step, addItem(draft(), path));
    // The first item is usually from the server, and the last item is usually new.
    const items = listItems(draft(), path);
    const indexes = new Set([items[0], items.at(-1)].flatMap((item) => (item ? [item.index] : [])));
    return [...indexes].flatMap((index) => fillIn(members, itemPath(path, index)));
  }

  function put(path: Path, value: JsonValue | undefined): Edited[] {
    if (value === undefined) return [];
    edit(step, setAt(draft(), path, value));
    return [{ path, value }];
  }

  return fillIn(rows, []);
}

/** Whether a field is left out: the server gives keys, and the list engine numbers items (`order`). */
const isKept = (path: Path, { kind }: FieldRow): boolean => kind === 'key' || path.at(-1) === 'order';
