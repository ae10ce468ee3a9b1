import { skipSpace, skipString, skipValue } from './json-scanner.ts';

/** One member of an object or item of a list, with the text around its value: `before` + value + `after`. */
export interface Entry<V> {
  /** undefined in a list */
  key: string | undefined;
  /** space before the value; in an object also the key's literal and its colon */
  before: string;
  value: V;
  /** space up to the comma or the closing bracket */
  after: string;
}

export interface Container<V> {
  kind: 'object' | 'list';
  entries: readonly Entry<V>[];
  /** the space inside a container without entries */
  empty: string;
}

export type Make<V> = (text: string, container: Container<V> | undefined) => V;

/** A value of another version. */
interface Known<V> {
  kind: Container<V>['kind'] | 'scalar';
  toText(): string;
  read(): Container<V>;
}

/** So many entries further than expected one is looked for that both versions have. */
const LOOK_AHEAD = 6;

/**
 * Reads the object or list that begins at `start` in valid JSON, one level deep, and gives the position behind it.
 * Entries that `like` has as well are taken from there; those that differ are read beside its own, all levels deep.
 */
export function readContainer<V extends Known<V>>(
  text: string,
  start: number,
  make: Make<V>,
  like: V | undefined,
): { container: Container<V>; end: number } {
  const kind = text[start] === '{' ? 'object' : 'list';
  const close = kind === 'object' ? 125 : 93;
  const known = like?.kind === kind ? like.read().entries : [];
  const entries: Entry<V>[] = [];
  let at = start + 1;
  const first = skipSpace(text, at);
  if (text.charCodeAt(first) === close) {
    return { container: { kind, entries, empty: text.slice(at, first) }, end: first + 1 };
  }
  let next = 0;
  let missed = 0;
  for (;;) {
    const found = findAlike(text, at, known, next, Math.min(next + missed + 2, next + LOOK_AHEAD));
    let end: number;
    if (found >= 0) {
      const entry = known[found]!;
      entries.push(entry);
      end = endOf(entry, at);
      [next, missed] = [found + 1, 0];
    } else {
      const read = readEntry(text, at, kind, make, known[next + missed]);
      entries.push(read.entry);
      end = read.end;
      missed++;
    }
    if (text.charCodeAt(end) === close) return { container: { kind, entries, empty: '' }, end: end + 1 };
    at = end + 1;
  }
}

function findAlike<V extends Known<V>>(
  text: string,
  at: number,
  known: readonly Entry<V>[],
  from: number,
  to: number,
): number {
  for (let index = from; index < to && index < known.length; index++) {
    const entry = known[index]!;
    const { before, value, after } = entry;
    if (!text.startsWith(before, at) || !text.startsWith(value.toText(), at + before.length)) continue;
    const end = endOf(entry, at);
    // A number may go on.
    if (text.startsWith(after, end - after.length) && isEnd(text.charCodeAt(end))) return index;
  }
  return -1;
}

const endOf = <V extends Known<V>>({ before, value, after }: Entry<V>, at: number): number =>
  at + before.length + value.toText().length + after.length;

/** A comma or a closing bracket. */
const isEnd = (code: number): boolean => code === 44 || code === 93 || code === 125;

function readEntry<V extends Known<V>>(
  text: string,
  start: number,
  kind: Container<V>['kind'],
  make: Make<V>,
  model: Entry<V> | undefined,
) {
  let key: string | undefined;
  let valueAt = skipSpace(text, start);
  if (kind === 'object') {
    const keyEnd = skipString(text, valueAt);
    key = JSON.parse(text.slice(valueAt, keyEnd)) as string;
    valueAt = skipSpace(text, skipSpace(text, keyEnd) + 1);
  }
  const like = model && model.key === key ? model.value : undefined;
  const inner = like && text[valueAt] === { object: '{', list: '[', scalar: '' }[like.kind];
  const read = inner ? readContainer(text, valueAt, make, like) : undefined;
  const valueEnd = read ? read.end : skipValue(text, valueAt);
  const end = skipSpace(text, valueEnd);
  const value = make(text.slice(valueAt, valueEnd), read?.container);
  return { entry: { key, before: text.slice(start, valueAt), value, after: text.slice(valueEnd, end) }, end };
}
