import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Path } from '#shared/record/operation.ts';
import { orderLike } from '#shared/record/order-like.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { transformPath } from '#shared/record/transform-path.ts';
import type { OpenConflict } from '../store/conflict-repo.ts';

/** `custom` is JSON text. */
export type Choice = { take: 'mine' | 'theirs' } | { take: 'custom'; text: string };

/** The edit that a decision makes; nothing where the document says so already. */
export function decisionOperations(document: RawValue, conflict: OpenConflict, choice: Choice): RawOperation[] {
  const { path } = conflict;
  const current = document.get(path);
  const text = choice.take === 'custom' ? choice.text : conflict[choice.take];
  if (text === undefined) return current ? [{ op: 'remove', path }] : [];
  if (conflict.kind === 'order' && current && choice.take !== 'custom') {
    const field = String(path.findLast((step) => typeof step === 'string') ?? '');
    const ordered = orderLike(current, RawValue.parse(text), field).toText();
    return ordered === current.toText() ? [] : [{ op: 'set', path, text: ordered }];
  }
  return current?.toText() === text ? [] : [{ op: 'set', path, text }];
}

/** The conflicts with their paths as they are after an edit; those whose item the edit took away are settled by it. */
export function followEdit(conflicts: readonly OpenConflict[], operations: readonly RawOperation[]): OpenConflict[] {
  return conflicts.flatMap((conflict) => {
    const path = operations.reduce<Path | undefined>(
      (at, operation) => at && transformPath(at, operation),
      conflict.path,
    );
    return path ? [{ ...conflict, path }] : [];
  });
}
