import type { Store } from '../db/open.ts';
import { twinOf } from '../publisher/claims.ts';
import type { Publication, Publications } from '../publisher/publications.ts';
import { report } from '../report.ts';

/** The published sites by the names at which visitors ask for them. */
export interface Domains {
  /** The site that has the name as its domain, with or without `www.`, or had it before. */
  siteAt(name: string): Publication | undefined;
}

/** The ways in which a site has a name. Where several sites have the same name, the one of the later way gets it. */
const waysToAName: readonly ((publication: Publication) => readonly string[])[] = [
  ({ formerDomains }) => formerDomains.map(twinOf),
  ({ formerDomains }) => formerDomains,
  ({ domain }) => [twinOf(domain)],
  ({ domain }) => [domain],
];

/** Keeps them in memory, so that pages and certificates need no database; other servers tell what they change. */
export async function createDomains(publications: Publications, { listen }: Pick<Store, 'listen'>): Promise<Domains> {
  let bySite = new Map<string, Publication>();
  let byName = new Map<string, Publication>();

  function set(sitePk: string, now: Publication | undefined): void {
    if (now) bySite.set(sitePk, now);
    else bySite.delete(sitePk);
    byName = named(bySite.values());
  }

  async function read(sitePk: string | undefined): Promise<void> {
    if (sitePk !== undefined) return set(sitePk, await publications.ofSite(sitePk));
    bySite = new Map((await publications.all()).map((each) => [each.sitePk, each]));
    byName = named(bySite.values());
  }

  let last = Promise.resolve();
  publications.watch(set);
  await listen('publication', (sitePk) => {
    // One after the other, so that what was read last is kept last.
    last = last
      .then(() => read(sitePk))
      .catch((error: unknown) => report('What another server has published could not be read:', error));
  });
  await read(undefined);
  return { siteAt: (name) => byName.get(name) };
}

function named(all: Iterable<Publication>): Map<string, Publication> {
  const publications = [...all];
  const found = new Map<string, Publication>();
  for (const namesOf of waysToAName) {
    for (const each of publications) for (const name of namesOf(each)) found.set(name, each);
  }
  return found;
}
