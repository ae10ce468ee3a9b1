import fc from '../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import {
  addItem,
  itemsToRestore,
  listItems,
  moveItem,
  removeItems,
  restoreItems,
} from '#shared/record-catalogue/list-engine.ts';
import type { SiteDocument } from '#shared/record-catalogue/site-document.ts';
import { applyAll, toRawOperation } from '#shared/record/edit-raw.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';

/** Edits the record's text as the main process does, and returns the new text. */
const edited = (record: string, operations: readonly Operation[]): string =>
  applyAll(RawValue.parse(record), operations.map(toRawOperation)).document.toText();
const siteOf = (record: string): SiteDocument => JSON.parse(record) as SiteDocument;

type Numbers = 'none' | 'from 0' | 'from 1' | 'as text' | 'descending' | 'apart' | 'same';
const numberOf = (numbers: Numbers, at: number, count: number): unknown => {
  if (numbers === 'from 0') return at;
  if (numbers === 'from 1') return at + 1;
  if (numbers === 'as text') return String(at);
  if (numbers === 'same') return 1;
  return numbers === 'descending' ? count - at : (at + 1) * 3;
};

interface Case {
  numbers: Numbers;
  path: Path;
  record: string;
  count: number;
}

const orders: Record<string, readonly Numbers[]> = {
  faqs: ['none', 'from 0', 'from 1', 'as text', 'apart'],
  teammates: ['none', 'from 0', 'from 1', 'as text', 'apart'],
  gallery: ['none', 'descending', 'apart', 'same'],
  hero_gallery_photos: ['none', 'descending'],
  custom_badges: ['none'],
  products: ['none', 'from 0', 'from 1', 'as text', 'apart'],
  payments: ['none'],
};

/**
 * A record with one list, which may be of any kind in `orders`. Its spaces and numbers such as `1.50` would not survive
 * if an edit parsed the record and serialized it again.
 */
const cases: fc.Arbitrary<Case> = fc
  .tuple(fc.constantFrom(...Object.keys(orders)), fc.integer({ min: 1, max: 7 }), fc.nat(), fc.boolean())
  .map(([field, count, pick, isNested]) => {
    const numbers = orders[field]![pick % orders[field]!.length]!;
    const items = Array.from({ length: count }, (_, at) => {
      const order = numbers === 'none' ? '' : `, "order" : ${JSON.stringify(numberOf(numbers, at, count))}`;
      return `{ "name": "n${at}", "photo":"p${at}", "ratio": 1.50${order} }`;
    });
    const isApart = field === 'products' || field === 'payments';
    const all = isApart ? items.map((item, at) => `{"pk": ${at}.0, "model":"m", "fields": ${item}}`) : items;
    const list = `[${all.join(',')}]`;
    if (isNested && field === 'custom_badges') {
      return {
        path: ['services', 1, 'packages'],
        numbers,
        count,
        record: `{"services":[{"a":1},{"packages": ${list} }]}`,
      };
    }
    return { path: [field], numbers, count, record: `{"id": 7.10, "${field}": ${list}, "last":null}` };
  });

/**
 * The list is in the reverse of the shown order. Without its second photo, the list looks as if it were in the shown
 * order, but the photo must still return to its former index.
 */
const shownLastFirst: Case = {
  path: ['gallery'],
  numbers: 'apart',
  count: 2,
  record: '{"gallery": [{"name": "n0", "order": 3}, {"name": "n1", "order": 6}]}',
};

/**
 * The cases in which a move back restores the text. A gallery shows the highest number first. If its numbers do not
 * descend, a move may sort the list or make equal numbers different, so such galleries are left out.
 */
const reversibleCases = cases.filter(({ path, numbers }) => path[0] !== 'gallery' || numbers === 'descending');

const names = (record: string, path: Path) => listItems(siteOf(record), path).map(({ value }) => value['name']);

describe('a list of the record', () => {
  test('has the same values in the same order when what was removed comes back', () => {
    fc.assert(
      fc.property(cases, fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), ({ path, record, count }, picks) => {
        const indexes = [...new Set(picks.map((pick) => pick % count))];
        const site = siteOf(record);
        const removed = itemsToRestore(site, path, indexes);
        const without = edited(record, removeItems(site, path, indexes));
        expect(names(without, path)).toHaveLength(count - indexes.length);
        const back = edited(without, restoreItems(siteOf(without), path, removed));
        expect(names(back, path)).toEqual(names(record, path));
        // Compares values, because the item is inserted from its parsed value: `1.50` becomes `1.5`.
        expect(JSON.stringify(siteOf(back))).toBe(JSON.stringify(siteOf(record)));
      }),
      { examples: [[shownLastFirst, [1]]] },
    );
  });

  test('is the same to the byte when an item is moved there and back', () => {
    fc.assert(
      fc.property(reversibleCases, fc.nat(), fc.nat(), ({ path, record, count }, a, b) => {
        const [from, to] = [a % count, b % count];
        const before = names(record, path);
        const moved = edited(record, moveItem(siteOf(record), path, from, to));
        expect(names(moved, path)).toEqual(before.toSpliced(from, 1).toSpliced(to, 0, before[from]));
        const back = edited(moved, moveItem(siteOf(moved), path, to, from));
        expect(back).toBe(record);
      }),
    );
  });

  test('shows a new item where it was put, and has the former order when the item is removed again', () => {
    fc.assert(
      fc.property(cases, fc.nat(), ({ path, record, count }, pick) => {
        const place = pick % (count + 1);
        const before = names(record, path);
        const more = edited(record, addItem(siteOf(record), path, { name: 'new' }, place));
        expect(names(more, path)).toEqual(before.toSpliced(place, 0, 'new'));
        const index = listItems(siteOf(more), path)[place]!.index;
        const again = edited(more, removeItems(siteOf(more), path, [index]));
        expect(names(again, path)).toEqual(before);
      }),
    );
  });

  test('takes all back by the inverse of an edit', () => {
    fc.assert(
      fc.property(cases, fc.nat(), fc.nat(), ({ path, record, count }, a, b) => {
        const site = siteOf(record);
        const operations =
          a % 2 ? addItem(site, path, undefined, b % (count + 1)) : removeItems(site, path, [b % count]);
        const { document, inverse } = applyAll(RawValue.parse(record), operations.map(toRawOperation));
        expect(JSON.parse(applyAll(document, inverse).document.toText())).toEqual(site);
      }),
    );
  });
});

test('items without a number come last, also a new one', () => {
  const site = { faqs: [{ question: 'a' }, { question: 'b', order: 4 }] };
  expect(listItems(site, ['faqs']).map(({ index }) => index)).toEqual([1, 0]);
  expect(addItem(site, ['faqs'], { question: 'c', draggableId: 'faq-c' })).toEqual([
    { op: 'insert', path: ['faqs', 2], value: { question: 'c', answer: '', draggableId: 'faq-c' } },
  ]);
});

test('text of items that are not touched stays as it is', () => {
  const items = ['{ "pk":1.0,"fields":{"title":"A" } }', '{"pk":90071992547409931 , "fields":{"title":"B","order":1}}'];
  const record = `{"products":[ ${items.join(' ,\n')} ]}`;
  const after = edited(record, addItem(siteOf(record), ['products'], { title: 'C' }));
  for (const item of items) expect(after).toContain(item);
});
