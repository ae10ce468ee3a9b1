/**
 * Writes a value as JSON text for the bridge between page and host. Values that JSON does not support, such as dates,
 * maps and bytes, are tagged (see Tagged). Throws for functions, symbols, circular objects, and objects of other
 * built-in classes such as RegExp. The page runs `encode` and `decode` from their source text, so they may use nothing
 * that is declared outside of them.
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

/** The form of a value that JSON does not support, and (`object`) of an object with a member `$`. */
type Tagged =
  | { $: 'undefined' }
  | { $: 'number' | 'bigint' | 'buffer' | 'bytes'; v: string }
  | { $: 'date'; v: number }
  | { $: 'error'; v: [name: string, message: string, stack: string | undefined] }
  | { $: 'map'; v: [unknown, unknown][] }
  | { $: 'set'; v: unknown[] }
  | { $: 'object'; v: object };

/**
 * Returns a copy of the value that was given to `encode`. Every view of an ArrayBuffer becomes a Uint8Array, every
 * error an `Error`, and an instance of a class of the app a plain object.
 */
export function decode(text: string): unknown {
  const bytes = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const plain = (item: object): unknown =>
    Object.fromEntries(Object.entries(item).map(([key, entry]) => [key, walk(entry)]));
  const walk = (item: unknown): unknown => {
    if (item === null || typeof item !== 'object') return item;
    if (Array.isArray(item)) return item.map(walk);
    return '$' in item ? untag(item as Tagged) : plain(item);
  };
  const untag = (item: Tagged): unknown => {
    switch (item.$) {
      case 'undefined':
        return undefined;
      case 'number':
        return Number(item.v);
      case 'bigint':
        return BigInt(item.v);
      case 'date':
        return new Date(item.v);
      case 'error': {
        const [name, message, stack] = item.v;
        return Object.assign(new Error(message), { name, stack });
      }
      case 'buffer':
        return bytes(item.v).buffer;
      case 'bytes':
        return bytes(item.v);
      case 'map':
        return new Map(item.v.map(([key, entry]) => [walk(key), walk(entry)]));
      case 'set':
        return new Set(item.v.map(walk));
      case 'object':
        return plain(item.v);
    }
  };
  return walk(JSON.parse(text));
}
