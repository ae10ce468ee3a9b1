import { valueAt } from '../record/apply-value.ts';
import type { JsonValue, Operation, Path } from '../record/operation.ts';
import { withDerived } from './derived.ts';
import { listAt } from './lookup.ts';
import type { SiteDocument } from './site-document.ts';

/**
 * Returns the operations that set the value at the path, and the operations that follow from them (see `withDerived`).
 * A parent that is missing, or that cannot hold the next step of the path, is replaced by a new object or list. Returns
 * none if the value at the path is identical (`===`).
 */
export const setAt = (site: SiteDocument, path: Path, value: JsonValue): Operation[] =>
  valueAt(site, path) === value ? [] : withDerived(site, [settable(site, path, value)]);

/**
 * Returns a `set` operation that can be applied. If a parent cannot hold the next step of the path, the operation
 * replaces the parent by a new object or list.
 */
function settable(site: SiteDocument, path: Path, value: JsonValue): Operation {
  let at: unknown = site;
  for (let depth = 0; depth < path.length; depth++) {
    const step = path[depth]!;
    // Applying the operation makes missing objects, and a missing list if its first item is set. So no parent has to be
    // replaced.
    if (at === null || at === undefined) {
      if (path.slice(depth).every((other) => typeof other === 'string' || other === 0)) break;
    }
    const fits = typeof step === 'number' ? Array.isArray(at) && step <= at.length : isObject(at);
    if (!fits && depth > 0) {
      const rest = path.slice(depth);
      const known = Array.isArray(at) ? (at as JsonValue[]) : [];
      const above = path.slice(0, depth);
      return { op: 'set', path: above, value: nested(rest, value, above, known) };
    }
    at = (at as Record<string | number, unknown> | undefined)?.[step];
  }
  return { op: 'set', path, value };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the value within new objects and lists for the steps of the path.
 * @param above path of the outermost new object or list
 * @param known items of a list that is too short; blank items are added between them and the new item
 */
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
