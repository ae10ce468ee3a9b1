import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { readAt, setAt } from '#shared/record-catalogue/access.ts';
import { addItem, isFull, itemPath, listItems, newItem } from '#shared/record-catalogue/list-engine.ts';
import type { FieldRow, Row, Rows } from '#shared/record-catalogue/row.ts';

export interface Edited {
  path: Path;
  value: JsonValue;
}

interface Filling {
  draft: () => SiteDocument;
  edit: (step: string, operations: readonly Operation[]) => void;
  /** what to put in the place of what is held; undefined leaves it */
  valueOf: (row: FieldRow, held: unknown, path: Path) => JsonValue | undefined;
}

/** Fills in all fields that a person can, as the fields and lists of the editor do. */
export function fillFields({ draft, edit, valueOf }: Filling, step: string, rows: Rows): Edited[] {
  const fillIn = (members: Rows, parent: Path): Edited[] =>
    Object.entries(members).flatMap(([name, row]) => fillInRow([...parent, name], row));

  function fillInRow(path: Path, row: Row): Edited[] {
    if (row.server === 'computes') return [];
    if (row.kind === 'object') return row.members && !row.atomic ? fillIn(row.members, path) : [];
    if (row.kind !== 'list') return isKept(path, row) ? [] : put(path, valueOf(row, readAt(draft(), path), path));
    const { members, of } = row;
    if (of) return of.kind === 'key' ? [] : put(path, [`first ${row.item}`, `second ${row.item}`]);
    if (!members) return [];
    const isInText = row.jsonText !== undefined;
    if (!isFull(draft(), path)) edit(step, addItem(draft(), path, isInText ? undefined : newItem(draft(), path)));
    // One item that the server has sent and one that is new.
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

/** The engine numbers the items of a list; a key is the server's. */
const isKept = (path: Path, { kind }: FieldRow): boolean => kind === 'key' || path.at(-1) === 'order';
