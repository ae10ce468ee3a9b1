import { valueAt } from '../record/apply-value.ts';
import type { JsonValue, Operation, Path } from '../record/operation.ts';
import { withDerived } from './derived.ts';
import { listAt } from './lookup.ts';
import type { SiteDocument } from './site-document.ts';

/**
 * Sets the value at the path, and makes parents that are missing or of another kind. No operation where the value is
 * there already.
 */
export const setAt = (site: SiteDocument, path: Path, value: JsonValue): Operation[] =>
  valueAt(site, path) === value ? [] : withDerived(site, [settable(site, path, value)]);

/**
 * A `set` that can be applied. Where a parent cannot hold the next step of the path, the parent is replaced by a new
 * object or list.
 */
function settable(site: SiteDocument, path: Path, value: JsonValue): Operation {
  let at: unknown = site;
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
      const above = path.slice(0, depth);
      return { op: 'set', path: above, value: nested(rest, value, above, known) };
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
