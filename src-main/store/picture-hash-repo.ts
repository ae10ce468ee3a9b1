import { CacheRepo } from './cache.ts';

/** An address may have another picture some day: the hash of one is good for 30 days. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Hashes of pictures by what a record names them by; see the converter's `differenceHash`. */
export class PictureHashRepo extends CacheRepo {
  /** The known hashes of these pictures. */
  find(pictures: readonly string[], now: number): Map<string, string> {
    const select = `SELECT picture, hash FROM picture_hash WHERE picture IN (SELECT value FROM json_each(?)) AND at > ?`;
    const rows = this.cache.all<{ picture: string; hash: string }>(select, JSON.stringify(pictures), now - KEPT_MS);
    return new Map(rows.map(({ picture, hash }) => [picture, hash]));
  }

  /** @param hashes by picture */
  put(hashes: ReadonlyMap<string, string>, now: number): void {
    const insert = `INSERT OR REPLACE INTO picture_hash (picture, hash, at)
      SELECT value ->> 0, value ->> 1, ? FROM json_each(?)`;
    this.cache.run(insert, now, JSON.stringify([...hashes]));
  }

  trim(now: number): void {
    this.cache.run('DELETE FROM picture_hash WHERE at <= ?', now - KEPT_MS);
  }
}
