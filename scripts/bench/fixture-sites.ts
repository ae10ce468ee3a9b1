import type { SiteDocument } from '#shared/domain/site/schema.ts';

type Named = Record<string, SiteDocument>;

/** Returns a rich and a sparse record in every version. The keys are the kind and the version: `rich v2.1`. */
export async function siteFleet(): Promise<Named> {
  const module: unknown = await import(new URL('../../tests/support/sites/kinds.ts', import.meta.url).href);
  const { kinds, versions, inVersion } = module as {
    kinds: Named;
    versions: readonly string[];
    inVersion(site: SiteDocument, version: string): SiteDocument;
  };
  const cells = versions.flatMap((version) => ['rich', 'sparse'].map((kind) => ({ kind, version })));
  return Object.fromEntries(
    cells.map(({ kind, version }) => [`${kind} ${version}`, inVersion(kinds[kind] as SiteDocument, version)]),
  );
}

/** Returns the tests' sites. They are imported by path because they are outside of the scripts' TypeScript project. */
export async function fixtureSites(): Promise<Readonly<Record<'plumber' | 'roofer' | 'cleaner', SiteDocument>>> {
  const module: unknown = await import(new URL('../../tests/support/sites/index.ts', import.meta.url).href);
  return (module as { fleet: Record<'plumber' | 'roofer' | 'cleaner', SiteDocument> }).fleet;
}
