import { skipSpace, skipString, skipValue } from './json-scanner.ts';
import { CLOSE_BRACE, CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET } from './json-signs.ts';

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

/** The members of a value that this file uses. */
interface Known<V> {
  kind: Container<V>['kind'] | 'scalar';
  toText(): string;
  read(): Container<V>;
}

/** Maximum number of entries of `like` that are searched for an equal entry, beginning after the last match. */
const LOOK_AHEAD = 32;

/**
 * Reads the object or list that begins at `start` in valid JSON, one level deep. `end` is the position after the object
 * or list. Entries that `like` has near the same place are taken from `like`. Any other entry is read at all levels
 * together with its probable counterpart in `like`, so that the equal parts of the two are shared too.
 */
export function readContainer<V extends Known<V>>(
  text: string,
  start: number,
  make: Make<V>,
  like: V | undefined,
): { container: Container<V>; end: number } {
  const kind = text.charCodeAt(start) === OPEN_BRACE ? 'object' : 'list';
  const close = kind === 'object' ? CLOSE_BRACE : CLOSE_BRACKET;
  const model = modelOf(like?.kind === kind ? like : undefined);
  const known = model.entries;
  const entries: Entry<V>[] = [];
  let at = start + 1;
  const first = skipSpace(text, at);
  if (text.charCodeAt(first) === close) {
    return { container: { kind, entries, empty: text.slice(at, first) }, end: first + 1 };
  }
  let next = 0;
  let missed = 0;
  for (;;) {
    const found = findAlike(text, at, model, next, missed);
    let end: number;
    if (found >= 0) {
      const to = runEnd(text, at, model, found);
      for (let index = found; index < to; index++) entries.push(known[index]!);
      end = at + model.starts[to]! - 1 - model.starts[found]!;
      [next, missed] = [to, 0];
    } else {
      const read = readEntry(text, at, kind, make, known[next + missed]);
      entries.push(read.entry);
      end = read.end;
      if (isCounterpart(read.entry, known, next + missed)) [next, missed] = [next + missed + 1, 0];
      else missed++;
    }
    if (text.charCodeAt(end) === close) return { container: { kind, entries, empty: '' }, end: end + 1 };
    at = end + 1;
  }
}

/**
 * The known container, with its text and the start of each entry. It is `like`, or empty without a `like` of the same
 * kind. The last of `starts` is where a next entry would start.
 */
interface Model<V> {
  text: string;
  entries: readonly Entry<V>[];
  starts: readonly number[];
}

function modelOf<V extends Known<V>>(value: V | undefined): Model<V> {
  if (!value) return { text: '', entries: [], starts: [1] };
  const { entries } = value.read();
  const starts = [1];
  let at = 1;
  for (const entry of entries) {
    at += entry.before.length + entry.value.toText().length + entry.after.length + 1;
    starts.push(at);
  }
  return { text: value.toText(), entries, starts };
}

/**
 * Returns the index of the known entry that equals the entry at `at`; −1 if none is found. The search covers only
 * places near the expected one, to which a few edits, additions or removals of entries may have moved the known entry.
 */
function findAlike<V>(text: string, at: number, model: Model<V>, next: number, missed: number): number {
  if (missed > 1 && isAt(text, at, model, next + missed)) return next + missed;
  const limit = Math.min(next + missed + 2, next + LOOK_AHEAD);
  for (let index = next; index < limit; index++) if (isAt(text, at, model, index)) return index;
  return -1;
}

function isAt<V>(text: string, at: number, { text: known, entries, starts }: Model<V>, index: number): boolean {
  return index < entries.length && isSame(text, at, known, starts[index]!, starts[index + 1]! - 1);
}

/**
 * Returns the index of the first known entry after `from` that differs from the text, or the number of known entries if
 * none differs. The text at `at` begins with the known entry `from`.
 */
function runEnd<V>(text: string, at: number, { text: known, entries, starts }: Model<V>, from: number): number {
  const shift = at - starts[from]!;
  let to = from + 1;
  // The step doubles while the entries are the same, then halves until the first difference is found.
  let growing = true;
  for (let step = 2; step > 0 && to < entries.length; step = growing ? step * 2 : step >> 1) {
    const end = Math.min(to + step, entries.length);
    const comma = starts[to]! - 1;
    if (isSame(text, comma + shift, known, comma, starts[end]! - 1)) to = end;
    else growing = false;
  }
  return to;
}

/**
 * Whether the text at `at` equals the known text from `from` up to `to`. Compares slices, which is much faster than
 * `startsWith`.
 */
function isSame(text: string, at: number, known: string, from: number, to: number): boolean {
  const end = at + to - from;
  // The text's entry must end here too, because a number may have further digits.
  return isEnd(text.charCodeAt(end)) && text.slice(at, end) === known.slice(from, to);
}

/** Whether the code is a comma or a closing bracket. */
const isEnd = (code: number): boolean => code === COMMA || code === CLOSE_BRACKET || code === CLOSE_BRACE;

function readEntry<V extends Known<V>>(
  text: string,
  start: number,
  kind: Container<V>['kind'],
  make: Make<V>,
  model: Entry<V> | undefined,
) {
  const { key, before } = readKey(text, start, kind, model);
  const valueAt = start + before.length;
  const like = model?.key === key ? model?.value : undefined;
  const opening = text.charCodeAt(valueAt);
  const inner =
    (like?.kind === 'object' && opening === OPEN_BRACE) || (like?.kind === 'list' && opening === OPEN_BRACKET);
  const read = inner ? readContainer(text, valueAt, make, like) : undefined;
  const valueEnd = read ? read.end : skipValue(text, valueAt);
  const end = skipSpace(text, valueEnd);
  const value = make(text.slice(valueAt, valueEnd), read?.container);
  return { entry: { key, before, value, after: text.slice(valueEnd, end) }, end };
}

/** Returns the text before a value and, in an object, the key. */
function readKey<V>(text: string, start: number, kind: Container<V>['kind'], model: Entry<V> | undefined) {
  if (kind === 'list') {
    const end = skipSpace(text, start);
    return { key: undefined, before: end === start ? '' : text.slice(start, end) };
  }
  if (model) {
    const end = start + model.before.length;
    if (text.slice(start, end) === model.before && skipSpace(text, end) === end) return model;
  }
  const keyAt = skipSpace(text, start);
  const keyEnd = skipString(text, keyAt);
  const key = JSON.parse(text.slice(keyAt, keyEnd)) as string;
  return { key, before: text.slice(start, skipSpace(text, skipSpace(text, keyEnd) + 1)) };
}

/**
 * Whether the entry is probably another version of the known entry at the index. In an object the two have the same
 * key; in a list they share an inner entry that the next known entry lacks.
 */
function isCounterpart<V extends Known<V>>({ key, value }: Entry<V>, known: readonly Entry<V>[], index: number) {
  const model = known[index];
  if (!model) return false;
  if (key !== undefined) return key === model.key;
  if (value.kind === 'scalar' || value.kind !== model.value.kind) return false;
  const own = model.value.read().entries;
  const next = known[index + 1]?.value.toText() ?? '';
  return value
    .read()
    .entries.some((entry, at) => entry === own[at] && !next.includes(entry.before + entry.value.toText()));
}
