import type { SiteDocument } from '#shared/domain/site/schema.ts';

/** What features ask with, for one open site: the lines that they log and the lists that they keep. */
export function contentHarness(document: SiteDocument) {
  const logged: string[] = [];
  const kept = new Map<string, string>();
  const log = (message: string) => void logged.push(message);
  return {
    logged,
    kept,
    ports: {
      draft: (slug: string) => (slug === document.slug ? document : undefined),
      cache: { get: (key: string) => kept.get(key), put: (key: string, body: string) => void kept.set(key, body) },
      logger: { info: log, warn: log, error: log },
    },
  };
}
