import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { logTo } from './log.ts';
import { memoryCache } from './memory-cache.ts';

/** Returns the ports of features for a single open site, with the lines that they log and the lists that they cache. */
export function contentHarness(document: SiteDocument) {
  const logged: string[] = [];
  const kept = new Map<string, string>();
  const log = (message: string) => void logged.push(message);
  return {
    logged,
    kept,
    ports: {
      draft: (slug: string) => (slug === document.slug ? document : undefined),
      cache: memoryCache(kept),
      logger: logTo(log),
    },
  };
}
