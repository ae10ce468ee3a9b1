import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { listAt } from '#shared/record-catalogue/catalogue.ts';
import type { ListItem } from '#shared/record-catalogue/list-engine.ts';

/** An item with the key of its row. The key stays while the item's address, number and texts change. */
export interface KeyedItem extends ListItem {
  key: string;
}

type Mark = (item: ListItem) => unknown;

/**
 * The values by which an item is recognized after a change of its list, the most reliable first; '' where an item has
 * none.
 */
export function marksOf(path: Path): Mark[] {
  const { keys = [], url, name } = listAt(path) ?? {};
  const member =
    (field: string): Mark =>
    ({ value }) =>
      text(value[field]);
  return [
    ({ value }) => value,
    ...keys.map(member),
    ...(url === undefined ? [] : [member(url)]),
    ...(name
      ? [
          (item: ListItem) =>
            name
              .map((field) => member(field)(item))
              .join('\n')
              .trim(),
        ]
      : []),
    ({ index }) => index,
  ];
}

/** The marks that are texts, without the first (the whole value) and the last (the place). */
export const textMarksOf = (path: Path, item: ListItem): string[] =>
  marksOf(path)
    .slice(1, -1)
    .map((mark) => String(mark(item)));

let made = 0;
const newKey = (): string => `row-${++made}`;

/** Gives items the keys that they had before, and new ones to the others; what has not changed is the same object. */
export function keyItems(
  before: readonly KeyedItem[],
  items: readonly ListItem[],
  marks: readonly Mark[],
): KeyedItem[] {
  const most = Math.min(before.length, items.length);
  // Most edits change one item: those before and after it are the same ones and need no comparing by marks.
  let head = 0;
  while (head < most && isSame(before[head]!, items[head]!)) head++;
  let tail = 0;
  while (tail < most - head && isSame(before.at(-1 - tail)!, items.at(-1 - tail)!)) tail++;
  return [
    ...before.slice(0, head),
    ...recognize(before.slice(head, before.length - tail), items.slice(head, items.length - tail), marks),
    ...before.slice(before.length - tail),
  ];
}

/** The items with keys that the caller knows, in their order. */
export function withKeys(keys: readonly string[], items: readonly ListItem[]): KeyedItem[] {
  return items.map((item, place) => ({ ...item, key: keys[place] ?? newKey() }));
}

const isSame = (a: ListItem, b: ListItem): boolean => a.value === b.value && a.index === b.index;

function recognize(before: readonly KeyedItem[], items: readonly ListItem[], marks: readonly Mark[]): KeyedItem[] {
  const keyed = new Map<ListItem, KeyedItem>();
  const free = new Set(before);
  for (const mark of marks) {
    if (free.size === 0) break;
    const known = new Map([...free].map((each) => [mark(each), each]));
    for (const item of items) {
      const value = mark(item);
      const same = keyed.has(item) || value === '' ? undefined : known.get(value);
      if (!same || !free.delete(same)) continue;
      keyed.set(item, isSame(same, item) ? same : { ...item, key: same.key });
    }
  }
  return items.map((item) => keyed.get(item) ?? { ...item, key: newKey() });
}
