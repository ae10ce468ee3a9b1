import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { skipSpace, skipString, skipValue } from '#shared/record/json-scanner.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';

interface Bounds {
  from: number;
  to: number;
}

const COMMA = 44;
const CLOSE_BRACE = 125;
const anyObject = RawValue.parse('{}');

/**
 * A record of which only those top-level members are decoded and parsed that somebody asks for: a look at all sites needs
 * few of them, and a gallery is long.
 */
export class UnreadSite {
  private readonly utf8: Buffer;
  private readonly bounds: ReadonlyMap<string, Bounds>;
  private whole: RawValue | undefined;
  readonly site: SiteDocument;

  /** @param utf8 a valid JSON object. @throws SyntaxError where it ends too early */
  constructor(utf8: Buffer) {
    this.utf8 = utf8;
    this.bounds = memberBounds(utf8);
    this.site = this.readLazily();
  }

  get document(): RawValue {
    return (this.whole ??= RawValue.alike(this.utf8.toString(), anyObject));
  }

  /** The JSON text of a top-level member. */
  textOf(name: string): string | undefined {
    const { from, to } = this.bounds.get(name) ?? {};
    return from === undefined ? undefined : this.utf8.toString('utf8', from, to);
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

/** Where the values of an object's members begin and end, in bytes; of a repeated key the last counts. */
function memberBounds(utf8: Buffer): Map<string, Bounds> {
  // One character for each byte: no byte of another letter is one of JSON's signs.
  const bytes = utf8.toString('latin1');
  const bounds = new Map<string, Bounds>();
  let at = skipSpace(bytes, skipSpace(bytes, 0) + 1);
  while (bytes.charCodeAt(at) !== CLOSE_BRACE) {
    const keyEnd = skipString(bytes, at);
    const from = skipSpace(bytes, skipSpace(bytes, keyEnd) + 1);
    const to = skipValue(bytes, from);
    bounds.set(JSON.parse(utf8.toString('utf8', at, keyEnd)) as string, { from, to });
    at = skipSpace(bytes, to);
    if (bytes.charCodeAt(at) === COMMA) at = skipSpace(bytes, at + 1);
  }
  return bounds;
}
