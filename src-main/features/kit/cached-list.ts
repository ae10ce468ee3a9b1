import { z } from 'zod';

/** Responses cached on this computer, as JSON text. */
export interface ResponseCache {
  get(key: string): string | undefined;
  put(key: string, body: string): void;
}

export interface CachedList<T> {
  /** undefined if the cache has no readable list */
  read(): T[] | undefined;
  write(items: T[]): void;
}

/** Reads and writes the list that is cached under a key. */
export function cachedList<T extends z.ZodType>(cache: ResponseCache, key: string, item: T): CachedList<z.output<T>> {
  const schema = z.array(item);
  return {
    read: () => readCached(cache, key, schema),
    write: (items) => cache.put(key, JSON.stringify(items)),
  };
}

/**
 * Returns the value cached under a key; undefined if there is none, or if it does not fit the schema, for example
 * because an older version of the app stored it.
 */
export function readCached<T extends z.ZodType>(
  cache: Pick<ResponseCache, 'get'>,
  key: string,
  schema: T,
): z.output<T> | undefined {
  const body = cache.get(key);
  if (body === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
}
