import { expect, test } from 'vitest';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { WindowView } from '../../../src-main/sync/draft/window-view.ts';

const services = (...names: string[]): RawValue =>
  RawValue.parse(JSON.stringify({ services: names.map((name) => ({ service_id: name, 'service-name': name })) }));
const set = (index: number): RawOperation => ({ op: 'set', path: ['services', index, 'text'], text: '"Typed"' });

/**
 * Returns the operations of a window that shows the services A, B and C, as they apply to a copy with the services
 * `names`.
 */
function followed(operations: RawOperation[], ...names: string[]): RawOperation[] {
  const shown = services('A', 'B', 'C');
  const view = new WindowView(1, shown);
  view.foreign(undefined, shown);
  return view.meet(operations, services(...names)).operations;
}

test('[SYNC-03] an edit of a list item stays with it, wherever it stands in another copy', () => {
  expect(followed([set(1)], 'X', 'C', 'A', 'B')).toEqual([set(3)]);
  expect(followed([{ op: 'remove', path: ['services', 2] }], 'C', 'A')).toEqual([
    { op: 'remove', path: ['services', 0] },
  ]);
  expect(followed([set(1)], 'A', 'C')).toEqual([]);
  const tagline: RawOperation = { op: 'set', path: ['company_tagline'], text: '"T"' };
  expect(followed([tagline], 'C')).toEqual([tagline]);
});

test('[SYNC-03] an item is added before the next one that is still there, else behind the last one before it, else at the end', () => {
  const add = (index: number): RawOperation => ({
    op: 'insert',
    path: ['services', index],
    text: '{"service_id":"N"}',
  });
  expect(followed([add(1)], 'X', 'A', 'B', 'C')).toEqual([add(2)]);
  expect(followed([add(3)], 'X', 'A', 'B', 'C')).toEqual([add(4)]);
  expect(followed([add(1)], 'A', 'C')).toEqual([add(1)]);
  expect(followed([add(1)], 'X', 'C')).toEqual([add(1)]);
  expect(followed([add(2)], 'A', 'X')).toEqual([add(1)]);
  expect(followed([add(1)], 'X')).toEqual([add(1)]);
  // The indexes of the later operations of the edit count the added item.
  expect(followed([add(0), set(0), set(1)], 'X', 'A')).toEqual([add(1), set(1), set(2)]);
});

test('[SYNC-03] a moved item is found again; its new place is within the list', () => {
  const move = (from: number, to: number): RawOperation => ({ op: 'move', path: ['services'], from, to });
  expect(followed([move(0, 2), set(2)], 'X', 'A', 'B')).toEqual([move(1, 2), set(2)]);
  expect(followed([move(1, 0)], 'A', 'C')).toEqual([]);
});

test('[SYNC-03] two blank items that two windows add at one place are two, each with what was typed into it', () => {
  const shown = RawValue.parse('{"faqs":null}');
  const view = new WindowView(1, shown);
  const blank: RawOperation = { op: 'insert', path: ['faqs', 0], text: '{"question":""}' };
  const type: RawOperation = { op: 'set', path: ['faqs', 0, 'question'], text: '"Mine"' };
  view.foreign([blank], shown);
  const { operations } = view.meet([blank, type], RawValue.parse('{"faqs":[{"question":""}]}'));
  expect(operations).toEqual([
    { ...blank, path: ['faqs', 1] },
    { ...type, path: ['faqs', 1, 'question'] },
  ]);
});

test('[SYNC-03] an item that another window has removed and put back is found again', () => {
  const shown = services('A', 'B', 'C');
  const view = new WindowView(1, shown);
  const path = ['services', 1];
  view.foreign([{ op: 'remove', path }], shown);
  expect(view.meet([set(1)], services('A', 'C'))).toMatchObject({ operations: [], isGone: true });
  view.foreign([{ op: 'insert', path, text: shown.get(path)!.toText() }], services('A', 'C'));
  expect(view.meet([set(2)], shown)).toMatchObject({ operations: [set(2)], isGone: false });
  expect(view.meet([set(1)], shown).operations).toEqual([set(1)]);
});

test('[SYNC-03] an edit of an item that another window has removed goes into no other blank item', () => {
  const blank = (draggableId: string): string => `{"id":null,"draggableId":"${draggableId}","stars":"5","review":""}`;
  const shown = RawValue.parse(`{"testimonials":[${blank('first')}]}`);
  const view = new WindowView(1, shown);
  const path = ['testimonials', 0];
  view.foreign([{ op: 'remove', path }], shown);
  view.foreign([{ op: 'insert', path, text: blank('second') }], RawValue.parse('{"testimonials":[]}'));
  const typed: RawOperation = { op: 'set', path: [...path, 'review'], text: '"Typed"' };
  const now = RawValue.parse(`{"testimonials":[${blank('second')}]}`);
  expect(view.meet([typed], now)).toMatchObject({ operations: [], isGone: true });
});
