import { twinOf } from '../publisher/claims.ts';
import type { Publication, Publications } from '../publisher/publications.ts';

/** The published sites by the names at which visitors ask for them. */
export interface Domains {
  /** The site that has the name as its domain, with or without `www.`, or had it before. */
  siteAt(name: string): Publication | undefined;
}

/** Those that win where several sites have had a name stand last. */
const waysToAName: readonly ((publication: Publication) => readonly string[])[] = [
  ({ formerDomains }) => formerDomains.map(twinOf),
  ({ formerDomains }) => formerDomains,
  ({ domain }) => [twinOf(domain)],
  ({ domain }) => [domain],
];

/** Keeps them in memory, so that pages and certificates need no database. */
export async function createDomains(publications: Publications): Promise<Domains> {
  const bySite = new Map((await publications.all()).map((each) => [each.sitePk, each]));
  let byName = named(bySite.values());
  publications.watch((sitePk, now) => {
    if (now) bySite.set(sitePk, now);
    else bySite.delete(sitePk);
    byName = named(bySite.values());
  });
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
