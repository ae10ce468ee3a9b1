import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { MemberBounds } from '../../store/member-bounds.ts';
import type { StoredRecord } from '../../store/site-cache-repo.ts';

const anyObject = RawValue.parse('{}');

/**
 * A record that decodes and parses a top-level member only when it is read, because work on all sites needs few members
 * and galleries are long.
 */
export class LazySite {
  private readonly utf8: Uint8Array;
  private readonly bounds: MemberBounds;
  private whole: RawValue | undefined;
  readonly site: SiteDocument;

  constructor({ utf8, bounds }: StoredRecord) {
    this.utf8 = utf8;
    this.bounds = bounds;
    this.site = this.readLazily();
  }

  get document(): RawValue {
    return (this.whole ??= RawValue.alike(decoder.decode(this.utf8), anyObject));
  }

  /** Returns the JSON text of a top-level member; undefined if it is missing. */
  textOf(name: string): string | undefined {
    const bounds = this.bounds.get(name);
    return bounds && decoder.decode(this.utf8.subarray(...bounds));
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
