import type { SiteDocument } from '#shared/domain/site/schema.ts';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  isSpace,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '#shared/record/json-signs.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';

/** Where a value begins and ends, in bytes. */
interface Bounds {
  from: number;
  to: number;
}

const anyObject = RawValue.parse('{}');

/**
 * A record that decodes and parses only the top-level members that are asked for. Work on all sites needs few members,
 * and a gallery is long.
 */
export class UnreadSite {
  private readonly utf8: Uint8Array;
  private readonly bounds: ReadonlyMap<string, Bounds>;
  private whole: RawValue | undefined;
  readonly site: SiteDocument;

  /** @param utf8 a valid JSON object. @throws SyntaxError where it ends too early */
  constructor(utf8: Uint8Array) {
    this.utf8 = utf8;
    this.bounds = memberBounds(utf8);
    this.site = this.readLazily();
  }

  get document(): RawValue {
    return (this.whole ??= RawValue.alike(decoder.decode(this.utf8), anyObject));
  }

  /** The JSON text of a top-level member. */
  textOf(name: string): string | undefined {
    const bounds = this.bounds.get(name);
    return bounds && decoder.decode(this.utf8.subarray(bounds.from, bounds.to));
  }

  private readLazily(): SiteDocument {
    const read = new Map<string, unknown>();
    const valueOf = (name: string): unknown => {
      if (!read.has(name)) read.set(name, parseJson(this.textOf(name) ?? ''));
      return read.get(name);
    };
    const isMember = (name: string | symbol): name is string => typeof name === 'string' && this.bounds.has(name);
    return new Proxy<SiteDocument>(
      {},
      {
        get: (_, name) => (isMember(name) ? valueOf(name) : undefined),
        has: (_, name) => isMember(name),
        ownKeys: () => [...this.bounds.keys()],
        getOwnPropertyDescriptor: (_, name) =>
          isMember(name) ? { value: valueOf(name), enumerable: true, configurable: true } : undefined,
        set: () => false,
        defineProperty: () => false,
        deleteProperty: () => false,
      },
    );
  }
}

const decoder = new TextDecoder();

/** The bounds of the values of an object's members, by their keys; of a repeated key the last counts. */
function memberBounds(utf8: Uint8Array): Map<string, Bounds> {
  const bounds = new Map<string, Bounds>();
  // Bounds of the present member: where its key begins and ends, and where its value begins.
  let [keyFrom, keyTo, from] = [-1, -1, -1];
  for (let at = utf8.indexOf(OPEN_BRACE) + 1; at < utf8.length; at++) {
    const byte = utf8[at];
    if (byte === QUOTE) {
      const start = at;
      at = endOfString(utf8, at);
      if (from < 0) [keyFrom, keyTo] = [start, at + 1];
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) at = endOfValue(utf8, at);
    else if (byte === COLON) from = at + 1;
    else if (byte === COMMA || byte === CLOSE_BRACE) {
      if (from >= 0)
        bounds.set(JSON.parse(decoder.decode(utf8.subarray(keyFrom, keyTo))) as string, trimmed(utf8, from, at));
      if (byte === CLOSE_BRACE) return bounds;
      from = -1;
    }
  }
  throw new SyntaxError('the JSON text ends too early');
}

/** The last byte of the object or list that begins at `at`. No byte of a letter beyond ASCII is one of JSON's signs. */
function endOfValue(utf8: Uint8Array, at: number): number {
  for (let depth = 0; at < utf8.length; at++) {
    const byte = utf8[at];
    if (byte === QUOTE) at = endOfString(utf8, at);
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
    else if ((byte === CLOSE_BRACE || byte === CLOSE_BRACKET) && --depth === 0) break;
  }
  return at;
}

/** The quote that ends the string whose first quote is at `at`. */
function endOfString(utf8: Uint8Array, at: number): number {
  for (at++; at < utf8.length && utf8[at] !== QUOTE; at++) if (utf8[at] === BACKSLASH) at++;
  return at;
}

function trimmed(utf8: Uint8Array, from: number, to: number): Bounds {
  while (isSpace(utf8[from])) from++;
  while (isSpace(utf8[to - 1])) to--;
  return { from, to };
}
