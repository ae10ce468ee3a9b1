/**
 * What crosses the bridge between the page and the host is JSON text; these two give it the values that structured
 * clone has and JSON has not. Both run in Node and, as source text, in the page: they may use nothing outside themselves.
 */
export function encode(value: unknown): string {
  const uncloneable = (what: unknown): never => {
    throw new Error(`${String(what)} could not be cloned.`);
  };
  const bytes = (view: Uint8Array): string => {
    let binary = '';
    for (let at = 0; at < view.length; at += 0x8000) {
      binary += String.fromCharCode(...view.subarray(at, at + 0x8000));
    }
    return btoa(binary);
  };
  const path = new Set<unknown>();
  const walk = (item: unknown): unknown => {
    if (item === undefined) return { $: 'undefined' };
    if (item === null || typeof item === 'string' || typeof item === 'boolean') return item;
    if (typeof item === 'number') {
      return Number.isFinite(item) && !Object.is(item, -0)
        ? item
        : { $: 'number', v: Object.is(item, -0) ? '-0' : String(item) };
    }
    if (typeof item === 'bigint') return { $: 'bigint', v: String(item) };
    if (typeof item === 'function' || typeof item === 'symbol') return uncloneable(item);
    if (path.has(item)) return uncloneable('A circular object');
    path.add(item);
    try {
      return walkObject(item);
    } finally {
      path.delete(item);
    }
  };
  const walkObject = (item: object): unknown => {
    if (item instanceof Date) return { $: 'date', v: item.getTime() };
    if (item instanceof Error) return { $: 'error', v: [item.name, item.message, item.stack] };
    if (item instanceof ArrayBuffer) return { $: 'buffer', v: bytes(new Uint8Array(item)) };
    if (ArrayBuffer.isView(item)) {
      return { $: 'bytes', v: bytes(new Uint8Array(item.buffer, item.byteOffset, item.byteLength)) };
    }
    if (item instanceof Map) return { $: 'map', v: [...item].map(([key, entry]) => [walk(key), walk(entry)]) };
    if (item instanceof Set) return { $: 'set', v: [...item].map(walk) };
    if (Array.isArray(item)) return item.map(walk);
    const prototype: unknown = Object.getPrototypeOf(item);
    if (prototype && Object.prototype.toString.call(item) !== '[object Object]') return uncloneable(item);
    const out = Object.fromEntries(Object.entries(item).map(([key, entry]) => [key, walk(entry)]));
    return '$' in out ? { $: 'object', v: out } : out;
  };
  return JSON.stringify(walk(value));
}

/** The value that `encode` was given; views of bytes come back as Uint8Array. */
export function decode(text: string): unknown {
  const bytes = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const plain = (item: object): unknown =>
    Object.fromEntries(Object.entries(item).map(([key, entry]) => [key, walk(entry)]));
  const walk = (item: unknown): unknown => {
    if (item === null || typeof item !== 'object') return item;
    if (Array.isArray(item)) return item.map(walk);
    if (!('$' in item)) return plain(item);
    const { $: tag, v } = item as { $: string; v?: never };
    if (tag === 'undefined') return undefined;
    if (tag === 'number') return Number(v);
    if (tag === 'bigint') return BigInt(v!);
    if (tag === 'date') return new Date(v!);
    if (tag === 'error') {
      const [name, message, stack] = v! as string[];
      return Object.assign(new Error(message), { name, stack });
    }
    if (tag === 'buffer') return bytes(v!).buffer;
    if (tag === 'bytes') return bytes(v!);
    if (tag === 'map') return new Map((v! as unknown[][]).map(([key, entry]) => [walk(key), walk(entry)]));
    if (tag === 'set') return new Set((v! as unknown[]).map(walk));
    return plain(v!);
  };
  return walk(JSON.parse(text));
}
