import type { JsonText } from './json-text.ts';
import type { Path } from './operation.ts';
import { skipValue } from './json-scanner.ts';
import { ABSENT, peekMember, UNCLEAR } from './peek-member.ts';
import { readContainer, type Container as ContainerOf, type Entry as EntryOf, type Make } from './raw-container.ts';

type Entry = EntryOf<RawValue>;
type Container = ContainerOf<RawValue>;

/** Maximum number of members that are searched one by one; a larger object gets an index. */
const FEW = 8;

/**
 * A JSON value that keeps its own text. Parts that no edit changes are written byte for byte as they were read,
 * including the text of numbers, escapes, key order and white space. Immutable: an edited value shares all unchanged
 * parts with the former one. Values are parsed on demand, one level at a time.
 */
export class RawValue {
  private text: string | undefined;
  private container: Container | undefined;
  /** indexes of the members of a large object, by their keys */
  private places: ReadonlyMap<string | undefined, number> | undefined;

  private constructor(text: string | undefined, container: Container | undefined) {
    this.text = text;
    this.container = container;
  }

  /** @throws SyntaxError if the text is not JSON */
  static parse(text: string): RawValue {
    JSON.parse(text);
    return new RawValue(text.trim(), undefined);
  }

  /**
   * Reads text that is known to be valid JSON, and shares equal parts with `like`, another version of the same
   * document. Comparing the two versions is then fast, because shared parts need no comparison.
   */
  static alike(text: string, like: RawValue): RawValue {
    const trimmed = text.trim();
    if (trimmed === like.toText()) return like;
    if (like.kind === 'scalar' || trimmed[0] !== like.toText()[0]) return new RawValue(trimmed, undefined);
    return new RawValue(trimmed, readContainer(trimmed, 0, RawValue.make, like).container);
  }

  private static readonly make: Make<RawValue> = (text, container) => new RawValue(text, container);

  static list(items: readonly RawValue[]): RawValue {
    return new RawValue(undefined, { kind: 'list', entries: items.map(listEntry), empty: '' });
  }

  toText(): JsonText {
    this.text ??= containerText(this.read());
    return this.text as JsonText;
  }

  /** Whether both values have the same text. Compares without building the texts. */
  isSame(other: RawValue): boolean {
    if (this === other) return true;
    if (this.text !== undefined && other.text !== undefined) return this.text === other.text;
    if (this.kind === 'scalar' || this.kind !== other.kind) return false;
    const [own, others] = [this.read(), other.read()];
    if (own.entries.length !== others.entries.length || own.empty !== others.empty) return false;
    for (let at = 0; at < own.entries.length; at++) {
      if (!isSameEntry(own.entries[at]!, others.entries[at]!)) return false;
    }
    return true;
  }

  toValue(): unknown {
    return JSON.parse(this.toText());
  }

  get kind(): 'object' | 'list' | 'scalar' {
    if (this.container) return this.container.kind;
    const first = this.text?.[0];
    return first === '{' ? 'object' : first === '[' ? 'list' : 'scalar';
  }

  get isNull(): boolean {
    return this.text === 'null';
  }

  /**
   * Returns the keys of an object in their order, each once. The last member with a repeated key counts, as in
   * JSON.parse.
   */
  keys(): string[] {
    if (this.kind !== 'object') return [];
    const keys: string[] = [];
    for (const { key } of this.read().entries) if (key !== undefined) keys.push(key);
    return isRepeating(keys) ? [...new Set(keys)] : keys;
  }

  /** Number of items of a list, else 0. */
  get length(): number {
    return this.kind === 'list' ? this.read().entries.length : 0;
  }

  items(): RawValue[] {
    return this.kind === 'list' ? this.read().entries.map(({ value }) => value) : [];
  }

  get(path: Path): RawValue | undefined {
    return path.reduce<RawValue | undefined>((at, step) => at?.child(step), this);
  }

  /** @throws RangeError if there is nothing at the step */
  at(step: string | number): RawValue {
    const child = this.child(step);
    if (!child) throw new RangeError(`nothing at ${JSON.stringify(step)}`);
    return child;
  }

  child(step: string | number): RawValue | undefined {
    const index = this.indexOf(step);
    return index < 0 ? undefined : this.read().entries[index]!.value;
  }

  /** Returns the JSON text of an object's member, if possible without parsing the other members. */
  textOf(key: string): string | undefined {
    const { text } = this;
    const at = this.container || text?.charCodeAt(0) !== 123 ? UNCLEAR : peekMember(text, key);
    if (text === undefined || at === UNCLEAR) return this.child(key)?.toText();
    return at === ABSENT ? undefined : text.slice(at, skipValue(text, at));
  }

  /** Returns the list with these items instead of its own. White space is kept if the number of items is the same. */
  withItems(items: readonly RawValue[]): RawValue {
    const { entries } = this.read();
    const spaced = items.length === entries.length;
    return this.built(
      items.map((value, at) => {
        const entry = entries[at];
        if (!entry || !spaced) return listEntry(value);
        return entry.value === value ? entry : { ...entry, value };
      }),
    );
  }

  /**
   * Returns the value with a member or item replaced, or added at the end if the key is new or the index is the list's
   * length.
   */
  with(step: string | number, value: RawValue): RawValue {
    const container = this.read();
    const index = this.indexOf(step);
    if (index >= 0) {
      const entries = [...container.entries];
      entries[index] = { ...entries[index]!, value };
      return this.built(entries, this.places);
    }
    const fits = container.kind === 'object' ? typeof step === 'string' : step === container.entries.length;
    if (!fits) throw new RangeError(`no place for ${JSON.stringify(step)} in a ${container.kind}`);
    return this.inserted(container.entries.length, container.kind === 'object' ? String(step) : undefined, value);
  }

  without(step: string | number): RawValue {
    const index = this.indexOf(step);
    if (index < 0) throw new RangeError(`nothing at ${JSON.stringify(step)}`);
    const { entries } = this.read();
    const rest = entries.filter((_, at) => at !== index);
    const removed = entries[index]!;
    // The last entry has the white space before the closing bracket. If that entry is removed, the new last entry gets
    // the white space.
    if (index === entries.length - 1 && rest.length > 0) {
      rest[rest.length - 1] = { ...rest[rest.length - 1]!, after: removed.after };
    }
    return this.built(rest);
  }

  /** Returns the list with the item inserted before the index. */
  inserting(index: number, value: RawValue): RawValue {
    if (this.kind !== 'list' || index > this.length) throw new RangeError(`no place for item ${index}`);
    return this.inserted(index, undefined, value);
  }

  private inserted(index: number, key: string | undefined, value: RawValue): RawValue {
    const entries = [...this.read().entries];
    const neighbour = entries[Math.min(index, entries.length - 1)];
    const space = neighbour?.before.match(/^\s*/)?.[0] ?? '';
    const colon = neighbour?.key === undefined ? ':' : neighbour.before.slice(neighbour.before.lastIndexOf('"') + 1);
    const before = key === undefined ? space : space + JSON.stringify(key) + colon;
    const last = entries.at(-1);
    if (index === entries.length && last) {
      entries[index - 1] = { ...last, after: '' };
      entries.push({ key, before, value, after: last.after });
    } else {
      entries.splice(index, 0, { key, before, value, after: '' });
    }
    return this.built(entries);
  }

  /** @param places indexes by key, if the caller knows them */
  private built(entries: readonly Entry[], places?: ReadonlyMap<string | undefined, number>): RawValue {
    const value = new RawValue(undefined, { kind: this.read().kind, entries, empty: '' });
    value.places = places;
    return value;
  }

  private indexOf(step: string | number): number {
    if (this.kind === 'scalar') return -1;
    const { kind, entries } = this.read();
    if (kind === 'object') return this.indexOfKey(String(step));
    return typeof step === 'number' && step < entries.length ? step : -1;
  }

  private indexOfKey(key: string): number {
    const { entries } = this.read();
    if (entries.length <= FEW) {
      for (let at = entries.length - 1; at >= 0; at--) if (entries[at]!.key === key) return at;
      return -1;
    }
    this.places ??= new Map(entries.map((entry, at) => [entry.key, at]));
    return this.places.get(key) ?? -1;
  }

  /** @internal for functions that compare two versions, or need the text around the entries */
  read(): Container {
    if (this.kind === 'scalar') throw new RangeError('a scalar has no members');
    this.container ??= readContainer(this.text ?? '', 0, RawValue.make, undefined).container;
    return this.container;
  }
}

const isSameEntry = (a: Entry, b: Entry): boolean =>
  a === b || (a.before === b.before && a.after === b.after && a.value.isSame(b.value));

function isRepeating(keys: readonly string[]): boolean {
  if (keys.length > FEW) return new Set(keys).size < keys.length;
  return keys.some((key, at) => keys.indexOf(key) !== at);
}

const listEntry = (value: RawValue): Entry => ({ key: undefined, before: '', value, after: '' });

function containerText({ kind, entries, empty }: Container): string {
  const inner = entries.map(({ before, value, after }) => before + value.toText() + after).join(',');
  return kind === 'object' ? `{${inner || empty}}` : `[${inner || empty}]`;
}
