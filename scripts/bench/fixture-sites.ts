import type { SiteDocument } from '#shared/domain/site/schema.ts';

/** The test suite's sites, which live outside the scripts' own project. */
export async function fixtureSites(): Promise<Readonly<Record<'plumber' | 'roofer' | 'cleaner', SiteDocument>>> {
  const module: unknown = await import(new URL('../../tests/support/sites/index.ts', import.meta.url).href);
  return (module as { fleet: Record<'plumber' | 'roofer' | 'cleaner', SiteDocument> }).fleet;
}
