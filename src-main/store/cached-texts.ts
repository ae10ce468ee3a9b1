import { CacheRepo, type Cache } from './cache.ts';

type Kind = 'response' | 'picture hash' | 'domain check' | 'shared texts';

/** Milliseconds for which a picture's hash is used: 30 days. Afterwards the address may lead to another picture. */
export const HASH_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export interface CachedText {
  key: string;
  text: string;
  /** time of storing in milliseconds since 1970; 0 if it does not matter */
  at: number;
}

/** Texts of one kind that were fetched or computed, by their keys. */
export class CachedTexts extends CacheRepo {
  private readonly kind: Kind;

  constructor(cache: Cache, kind: Kind) {
    super(cache);
    this.kind = kind;
  }

  get(key: string): string | undefined {
    return this.find([key])[0]?.text;
  }

  /** Returns the texts of the given keys that were stored after `since`. */
  find(keys: readonly string[], since = -1): CachedText[] {
    const select = `SELECT key, text, at FROM cached_text
      WHERE kind = ? AND key IN (SELECT value FROM json_each(?)) AND at > ?`;
    return this.cache.all(select, this.kind, JSON.stringify(keys), since);
  }

  all(): CachedText[] {
    return this.cache.all('SELECT key, text, at FROM cached_text WHERE kind = ?', this.kind);
  }

  put(key: string, text: string, at = 0): void {
    this.putAll(new Map([[key, text]]), at);
  }

  /** @param texts by their keys */
  putAll(texts: ReadonlyMap<string, string>, at = 0): void {
    const insert = `INSERT OR REPLACE INTO cached_text (kind, key, text, at)
      SELECT ?, value ->> 0, value ->> 1, ? FROM json_each(?)`;
    this.cache.run(insert, this.kind, at, JSON.stringify([...texts]));
  }

  /** Deletes all texts except those of the given keys. */
  keepOnly(keys: readonly string[]): void {
    const others = 'DELETE FROM cached_text WHERE kind = ? AND key NOT IN (SELECT value FROM json_each(?))';
    this.cache.run(others, this.kind, JSON.stringify(keys));
  }

  /** Deletes all texts except the `count` that were written last. */
  keepNewest(count: number): void {
    const oldest = `DELETE FROM cached_text WHERE rowid IN
      (SELECT rowid FROM cached_text WHERE kind = ? ORDER BY rowid DESC LIMIT -1 OFFSET ?)`;
    this.cache.run(oldest, this.kind, count);
  }

  forgetBefore(at: number): void {
    this.cache.run('DELETE FROM cached_text WHERE kind = ? AND at <= ?', this.kind, at);
  }
}
