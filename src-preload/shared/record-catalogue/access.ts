import { valueAt } from '../record/apply-value.ts';
import { applyAll, type RawOperation, toRawOperation } from '../record/edit-raw.ts';
import { EMPTY_LIST, innerList } from '../record/list-forms.ts';
import type { JsonValue, Operation, Path } from '../record/operation.ts';
import { RawValue } from '../record/raw-value.ts';
import { listAt, topLevelRow } from './lookup.ts';
import { withDerived } from './derived.ts';
import { itemsInText } from './json-text.ts';
import type { SiteDocument } from './site-document.ts';

/** Whether the top-level list of the path is kept as JSON text. */
export function isInText(path: Path): boolean {
  const row = topLevelRow(String(path[0]));
  return row?.kind === 'list' && row.jsonText !== undefined;
}

/** The value at the path, also in lists that are kept as JSON text; undefined where the path leads nowhere. */
export function readAt(site: SiteDocument, path: Path): unknown {
  if (path.length < 2 || !isInText(path)) return valueAt(site, path);
  return valueAt(itemsInText(site[String(path[0])]), path.slice(1));
}

/**
 * Sets the value at the path, and makes parents that are missing or of another kind. Within a JSON text the other items
 * keep their bytes. No operation where the value is there already.
 */
export function setAt(site: SiteDocument, path: Path, value: JsonValue): Operation[] {
  if (readAt(site, path) === value) return [];
  if (path.length < 2 || !isInText(path)) return withDerived(site, [settable(site, [], path, value)]);
  const [field, ...inner] = path;
  const operation = settable(itemsInText(site[String(field)]), path.slice(0, 1), inner, value);
  return editText(site, String(field), [toRawOperation(operation)]);
}

/**
 * One operation that does the work of these on a list that is kept as text in a top-level field. Their paths begin at
 * the list.
 */
export function editText(site: SiteDocument, field: string, operations: readonly RawOperation[]): Operation[] {
  if (operations.length === 0) return [];
  const { document } = applyAll(rawList(site, field), operations);
  return [{ op: 'set', path: [field], value: document.toText() }];
}

/** The list that a top-level text holds, an empty one where it holds none. */
export function rawList(site: SiteDocument, field: string): RawValue {
  return innerList(RawValue.parse(JSON.stringify(site[field] ?? null))) ?? EMPTY_LIST;
}

/**
 * A `set` that can be applied. Where a parent cannot hold the next step of the path, the parent is replaced by a new
 * object or list.
 */
function settable(holder: unknown, above: Path, path: Path, value: JsonValue): Operation {
  let at = holder;
  for (let depth = 0; depth < path.length; depth++) {
    const step = path[depth]!;
    // The edit itself makes missing objects, and missing lists where it sets their first item.
    if (at === null || at === undefined) {
      if (path.slice(depth).every((other) => typeof other === 'string' || other === 0)) break;
    }
    const fits = typeof step === 'number' ? Array.isArray(at) && step <= at.length : isObject(at);
    if (!fits && depth > 0) {
      const rest = path.slice(depth);
      const known = Array.isArray(at) ? (at as JsonValue[]) : [];
      return {
        op: 'set',
        path: path.slice(0, depth),
        value: nested(rest, value, [...above, ...path.slice(0, depth)], known),
      };
    }
    at = (at as Record<string | number, unknown> | undefined)?.[step];
  }
  return { op: 'set', path, value };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param known items of a list that is too short; places between them and the new one get blank items */
function nested(path: Path, value: JsonValue, above: Path, known: readonly JsonValue[] = []): JsonValue {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = nested(rest, value, [...above, step]);
  if (typeof step === 'string') return { [step]: inner };
  const items = [...known];
  while (items.length < step) items.push(listAt(above)?.of ? '' : {});
  items[step] = inner;
  return items;
}
