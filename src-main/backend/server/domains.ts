import type { Store } from '../db/open.ts';
import { twinOf } from '../publisher/claims.ts';
import type { Publication, Publications } from '../publisher/publications.ts';
import { report } from '../report.ts';

/** The published sites by the host names of visitors' requests. */
export interface Domains {
  /** Returns the site that has the name as its domain, or had it before, with or without `www.`. */
  siteAt(name: string): Publication | undefined;
}

/**
 * The kinds of names that a site has, in ascending priority. If several sites have the same name, the name leads to the
 * site whose kind of name has the highest priority.
 */
const nameKinds: readonly ((publication: Publication) => readonly string[])[] = [
  ({ formerDomains }) => formerDomains.map(twinOf),
  ({ formerDomains }) => formerDomains,
  ({ domain }) => [twinOf(domain)],
  ({ domain }) => [domain],
];

/**
 * Keeps the published sites in memory, so that pages and certificates need no call to the database. Other servers send
 * notifications of their changes.
 */
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
    // The reads run one after the other, so that an early read cannot overwrite the result of a later one.
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
  for (const namesOf of nameKinds) {
    for (const each of publications) for (const name of namesOf(each)) found.set(name, each);
  }
  return found;
}
