import type { Path } from './operation.ts';

/** An operation without its value, which does not matter for paths. */
export type Movement =
  { op: 'set' | 'remove' | 'insert'; path: Path } | { op: 'move'; path: Path; from: number; to: number };

/** Returns what `transformPath` returns, but after several operations, which are applied one after the other. */
export const pathAfter = (path: Path, operations: readonly Movement[]): Path | undefined =>
  operations.reduce<Path | undefined>((at, operation) => at && transformPath(at, operation), path);

/**
 * Returns the path of the same value after the operation; undefined if the operation removed the value, or removed or
 * replaced a value that contains it.
 */
export function transformPath(path: Path, operation: Movement): Path | undefined {
  const list = operation.op === 'move' ? operation.path : operation.path.slice(0, -1);
  const isWithin = operation.path.every((step, at) => path[at] === step);
  if (operation.op === 'set') return isWithin && path.length > operation.path.length ? undefined : path;
  const at = path[list.length];
  if (!list.every((step, index) => path[index] === step) || at === undefined) return path;
  const place = (index: number): Path => [...list, index, ...path.slice(list.length + 1)];

  if (operation.op === 'move') {
    if (typeof at !== 'number') return path;
    const { from, to } = operation;
    if (at === from) return place(to);
    const without = at > from ? at - 1 : at;
    return place(without >= to ? without + 1 : without);
  }
  const index = operation.path.at(-1);
  if (operation.op === 'remove' && isWithin) return undefined;
  if (typeof index !== 'number' || typeof at !== 'number') return path;
  if (operation.op === 'insert') return at >= index ? place(at + 1) : path;
  return at > index ? place(at - 1) : path;
}
