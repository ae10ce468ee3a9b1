import { expect, test } from 'vitest';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { draftOn, pendingEdits, withEdit } from '../../../src-main/sync/draft/draft.ts';
import { withEntry, operationsOfStep, undoStackOf } from '../../../src-main/sync/draft/undo-stack.ts';

const operations: RawOperation[] = [{ op: 'set', path: ['about'], text: '"new"' }];
const edit = (seq: number) => {
  const inverse: RawOperation[] = [{ op: 'set', path: ['about'], text: `"${seq}"` }];
  return { seq, step: 'typing', kind: 'do' as const, operations, inverse, pending: true, at: seq };
};

test('a further edit shares all the earlier ones, however many', () => {
  const { draft } = draftOn({ text: '{"about":""}', modified: 'm1' }, [edit(1), edit(2)]);
  const further = withEdit(draft, draft.document, edit(3));
  expect(further.pending?.below).toBe(draft.pending);
  expect(further.touched).toBe(draft.touched);
  expect(pendingEdits(further).map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('[NAV-08] the edits of one step are undone together, the latest edit first', () => {
  const stack = withEntry(undoStackOf([edit(1), edit(2)]), edit(3));
  expect(stack.undo?.below).toBeUndefined();
  expect(operationsOfStep(stack.undo!.top).map((each) => 'text' in each && each.text)).toEqual(['"3"', '"2"', '"1"']);
});
