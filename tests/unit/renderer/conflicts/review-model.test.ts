import { describe, expect, test } from 'vitest';
import type { ConflictView } from '#shared/ipc/sync.ipc.ts';
import {
  decidedHere,
  openItems,
  type Review,
  type ReviewAction,
  reviewKey,
  reviewReducer,
  startReview,
} from '../../../../src-renderer/app/conflicts/review-model.ts';

const conflict = (id: number): ConflictView => ({ id, path: [`f${id}`], label: `Field ${id}`, kind: 'value' });
const run = (...actions: ReviewAction[]): Review => actions.reduce(reviewReducer, startReview([]));
const loaded: ReviewAction = { type: 'loaded', conflicts: [1, 2, 3].map(conflict) };

describe('the review of conflicts', () => {
  test('begins at the first, and the arrows stop at the ends', () => {
    expect(run(loaded).selected).toBe(1);
    expect(run(loaded, { type: 'move', by: -1 }).selected).toBe(1);
    expect(run(loaded, ...Array<ReviewAction>(5).fill({ type: 'move', by: 1 })).selected).toBe(3);
  });

  test('a text that is written is of one conflict and gone with the next', () => {
    const writing = run(loaded, { type: 'edit', text: 'x' });
    expect(writing.text).toBe('x');
    expect(reviewReducer(writing, { type: 'move', by: 1 }).text).toBeUndefined();
    expect(reviewReducer(writing, { type: 'cancelEdit' }).text).toBeUndefined();
  });

  test('a decision leads to the next open one, round the end', () => {
    const last = run(loaded, { type: 'select', id: 3 }, { type: 'decided', ids: [3], take: 'theirs' });
    expect(last.selected).toBe(1);
    const middle = reviewReducer(last, { type: 'decided', ids: [1], take: 'mine' });
    expect(middle.selected).toBe(2);
    expect(openItems(middle).map(({ conflict: { id } }) => id)).toEqual([2]);
    expect(openItems(reviewReducer(middle, { type: 'decided', ids: [2], take: 'mine' }))).toEqual([]);
  });

  test('many decided at once lead to the next open one', () => {
    const on = run(loaded, { type: 'decided', ids: [1, 2], take: 'mine' });
    expect([on.selected, openItems(on).length]).toEqual([3, 1]);
    const elsewhere = run(loaded, { type: 'select', id: 2 }, { type: 'decided', ids: [1, 3], take: 'mine' });
    expect(elsewhere.selected).toBe(2);
  });

  test('what was decided stays in the list, and takes no text', () => {
    const after = run(
      loaded,
      { type: 'decided', ids: [1], take: 'mine' },
      { type: 'loaded', conflicts: [conflict(2)] },
    );
    expect(after.items.map(({ conflict: { id }, decided }) => [id, decided])).toEqual([
      [1, 'mine'],
      [2, undefined],
      [3, 'elsewhere'],
    ]);
    const back = reviewReducer(after, { type: 'select', id: 1 });
    expect(reviewReducer(back, { type: 'edit', text: 'x' }).text).toBeUndefined();
    expect(decidedHere(after, [3, 1])).toBe(1);
    expect(decidedHere(after, [2, 3])).toBeUndefined();
  });

  test('a conflict whose decision was undone is open again', () => {
    const after = run(loaded, { type: 'decided', ids: [1], take: 'mine' }, { type: 'undone', ids: [1] });
    expect([after.selected, openItems(after).length]).toEqual([1, 3]);
  });
});

test('keys mean nothing while a text is written', () => {
  expect(reviewKey('1', false)).toBe('mine');
  expect(reviewKey('E', false)).toBe('edit');
  expect(reviewKey('ArrowUp', false)).toBe('up');
  expect(reviewKey('e', true)).toBeUndefined();
  expect(reviewKey('Enter', false)).toBeUndefined();
  expect(reviewKey('x', false)).toBeUndefined();
});
