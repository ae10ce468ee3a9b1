import type { ResponseCache } from '../../src-main/features/kit/cached-list.ts';

/** The cache of answers, kept in a map that the test reads. */
export const memoryCache = (kept: Map<string, string>): ResponseCache => ({
  get: (key) => kept.get(key),
  put: (key, body) => void kept.set(key, body),
});
