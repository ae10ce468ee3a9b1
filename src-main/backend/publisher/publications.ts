import { hadDomain } from '../db/dialect.ts';
import type { Db, Tables } from '../db/tables.ts';

/** `folder`: cloud storage; `git`: a code-hosting pages service. */
export type TargetKind = 'folder' | 'git';

/** The site of a domain, and the place of its releases. */
export interface Publication {
  sitePk: string;
  domain: string;
  githubRepo: string;
  firstPublishUrl: string;
  target: TargetKind;
  /** modified time of the saved site from which the current release was made */
  modified: string;
  /** earlier domains of this site, whose visitors are redirected */
  formerDomains: readonly string[];
}

export interface Publications {
  ofSite(sitePk: string): Promise<Publication | undefined>;
  ofDomain(domain: string): Promise<Publication | undefined>;
  /** The publication that was at this domain before and is at another one now. */
  movedFrom(domain: string): Promise<Publication | undefined>;
  all(): Promise<Publication[]>;
  put(publication: Publication): Promise<void>;
  remove(sitePk: string): Promise<void>;
  /** Calls the listener after each change of this process. */
  watch(listener: (sitePk: string, now: Publication | undefined) => void): void;
}

type Row = Tables['publication'];

const read = (row: Row): Publication => ({
  sitePk: row.site_pk,
  domain: row.domain,
  githubRepo: row.github_repo,
  firstPublishUrl: row.first_publish_url,
  target: 'folder',
  modified: '',
  formerDomains: [],
  ...(JSON.parse(row.manifest) as Partial<Publication>),
});

export function createPublications(db: Db): Publications {
  const publications = db.selectFrom('publication').selectAll();
  const listeners: Parameters<Publications['watch']>[0][] = [];
  const first = async (found: typeof publications): Promise<Publication | undefined> => {
    const row = await found.executeTakeFirst();
    return row && read(row);
  };
  return {
    ofSite: (sitePk) => first(publications.where('site_pk', '=', sitePk)),
    ofDomain: (domain) => first(publications.where('domain', '=', domain)),
    movedFrom: (domain) => first(publications.where(hadDomain(db, domain))),
    all: async () => (await publications.execute()).map(read),
    async put(publication) {
      const { sitePk, domain, githubRepo, firstPublishUrl, target, modified, formerDomains } = publication;
      const row = {
        domain,
        github_repo: githubRepo,
        first_publish_url: firstPublishUrl,
        published_at: Date.now(),
        manifest: JSON.stringify({ target, modified, formerDomains }),
      };
      await db
        .insertInto('publication')
        .values({ site_pk: sitePk, ...row })
        .onConflict((known) => known.column('site_pk').doUpdateSet(row))
        .execute();
      for (const listener of listeners) listener(sitePk, publication);
    },
    async remove(sitePk) {
      await db.deleteFrom('publication').where('site_pk', '=', sitePk).execute();
      for (const listener of listeners) listener(sitePk, undefined);
    },
    watch: (listener) => void listeners.push(listener),
  };
}
