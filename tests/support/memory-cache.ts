import type { ResponseCache } from '../../src-main/features/kit/cached-list.ts';

/** Returns a response cache that uses a map, which the test can read. */
export const memoryCache = (kept: Map<string, string>): ResponseCache => ({
  get: (key) => kept.get(key),
  put: (key, body) => void kept.set(key, body),
});
