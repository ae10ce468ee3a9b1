import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { listAt } from '#shared/record-catalogue/catalogue.ts';
import type { ListItem } from '#shared/record-catalogue/list-engine.ts';

/** An item with the key of its row. The key stays the same while the item's index and members change. */
export interface KeyedItem extends ListItem {
  key: string;
}

type Mark = (item: ListItem) => unknown;

/**
 * Returns functions that read the marks of an item: the values by which the item is recognized after a change of its
 * list, the most reliable first. A mark that an item lacks is ''.
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

/** Returns the marks of an item that are texts: all but the first (the whole value) and the last (the index). */
export const textMarksOf = (path: Path, item: ListItem): string[] =>
  marksOf(path)
    .slice(1, -1)
    .map((mark) => String(mark(item)));

let made = 0;
const newKey = (): string => `row-${++made}`;

/** Returns the items with the keys that they had in `before`, new items with new keys. Unchanged objects are reused. */
export function keyItems(
  before: readonly KeyedItem[],
  items: readonly ListItem[],
  marks: readonly Mark[],
): KeyedItem[] {
  const most = Math.min(before.length, items.length);
  // Most edits change a single item. The items before and after it are unchanged, so their marks are not compared.
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

/** Returns the items with the given keys, in the same order. An item for which no key is given gets a new key. */
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
