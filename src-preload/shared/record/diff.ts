import type { RawOperation } from './edit-raw.ts';
import type { Path } from './operation.ts';
import type { RawValue } from './raw-value.ts';
import { sameJson } from './same-json.ts';

/**
 * Returns operations that turn `before` into a value equal to `after`. Members are compared by key and items by index;
 * a list whose length changed is set as a whole.
 */
export function diffRaw(before: RawValue, after: RawValue, path: Path = []): RawOperation[] {
  if (sameJson(before, after)) return [];
  if (before.kind === 'object' && after.kind === 'object') {
    const removed = before.keys().filter((key) => !after.child(key));
    return [
      ...removed.map((key): RawOperation => ({ op: 'remove', path: [...path, key] })),
      ...after.keys().flatMap((key) => {
        const [old, now] = [before.child(key), after.at(key)];
        return old ? diffRaw(old, now, [...path, key]) : [set([...path, key], now)];
      }),
    ];
  }
  if (before.kind === 'list' && after.kind === 'list' && before.length === after.length) {
    return after.items().flatMap((item, at) => diffRaw(before.at(at), item, [...path, at]));
  }
  return [set(path, after)];
}

/** Returns the keys of the members in which two objects differ. */
export function changedMembers(before: RawValue, after: RawValue): Set<string> {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return new Set([...keys].filter((key) => !sameJson(before.child(key), after.child(key))));
}

const set = (path: Path, value: RawValue): RawOperation => ({ op: 'set', path, text: value.toText() });
