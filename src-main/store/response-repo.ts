import type { Cache } from './cache.ts';

/** Last good answers of calls whose lists are needed offline too, such as the industries. */
export class ResponseRepo {
  private readonly cache: Cache;

  constructor(cache: Cache) {
    this.cache = cache;
  }

  get(key: string): string | undefined {
    return this.cache.get<{ body: string }>('SELECT body FROM response WHERE key = ?', key)?.body;
  }

  put(key: string, body: string): void {
    this.cache.run('INSERT OR REPLACE INTO response (key, body) VALUES (?, ?)', key, body);
  }
}
