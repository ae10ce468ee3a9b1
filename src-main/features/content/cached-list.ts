import { z } from 'zod';

/** Answers kept on this computer, as JSON text. */
export interface ResponseCache {
  get(key: string): string | undefined;
  put(key: string, body: string): void;
}

export interface CachedList<T> {
  /** undefined where nothing readable is kept */
  read(): T[] | undefined;
  write(items: T[]): void;
}

/** The last list known under a key; what an older version kept in another shape counts as nothing. */
export function cachedList<T extends z.ZodType>(cache: ResponseCache, key: string, item: T): CachedList<z.output<T>> {
  const schema = z.array(item);
  return {
    read() {
      const body = cache.get(key);
      if (body === undefined) return undefined;
      try {
        return schema.parse(JSON.parse(body));
      } catch {
        return undefined;
      }
    },
    write: (items) => cache.put(key, JSON.stringify(items)),
  };
}
