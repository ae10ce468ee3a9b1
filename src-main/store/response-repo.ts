import { CacheRepo } from './cache.ts';

/** Answers kept; those that were written longest ago go first. */
const KEPT = 10_000;

/** Last good answers of calls whose lists are needed offline too, such as the industries. */
export class ResponseRepo extends CacheRepo {
  get(key: string): string | undefined {
    return this.cache.get<{ body: string }>('SELECT body FROM response WHERE key = ?', key)?.body;
  }

  put(key: string, body: string): void {
    this.cache.run('INSERT OR REPLACE INTO response (key, body) VALUES (?, ?)', key, body);
  }

  trim(kept = KEPT): void {
    this.cache.run('DELETE FROM response WHERE rowid <= (SELECT max(rowid) FROM response) - ?', kept);
  }
}
