import { z } from 'zod';

/** Answers kept on this computer, as JSON text. */
export interface ResponseCache {
  get(key: string): string | undefined;
  put(key: string, body: string): void;
}

export interface CachedList<T> {
  /** undefined where the cache holds nothing readable */
  read(): T[] | undefined;
  write(items: T[]): void;
}

/** The last list that was kept under a key. */
export function cachedList<T extends z.ZodType>(cache: ResponseCache, key: string, item: T): CachedList<z.output<T>> {
  const schema = z.array(item);
  return {
    read: () => readCached(cache, key, schema),
    write: (items) => cache.put(key, JSON.stringify(items)),
  };
}

/** The value of a key; undefined where there is none, or where an older version of the app stored another shape. */
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
