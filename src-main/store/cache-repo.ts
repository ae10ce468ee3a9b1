import type { Cache } from './cache.ts';

export abstract class CacheRepo {
  protected readonly cache: Cache;

  constructor(cache: Cache) {
    this.cache = cache;
  }
}
