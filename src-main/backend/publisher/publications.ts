import { sql } from 'kysely';
import { hadDomain, isPostgres } from '../db/dialect.ts';
import type { Channel } from '../db/open.ts';
import type { Db, Tables } from '../db/tables.ts';
import type { Shown } from './release.ts';

/** `folder`: cloud storage; `git`: a code-hosting pages service. */
export type TargetKind = 'folder' | 'git';

/** Where a site is published: its domain, and the place of its releases. */
export interface Publication {
  sitePk: string;
  domain: string;
  githubRepo: string;
  firstPublishUrl: string;
  target: TargetKind;
  /** modified time of the saved site from which the current release was made; '' if unknown, as after a rollback */
  modified: string;
  /** earlier domains of this site, whose visitors are redirected */
  formerDomains: readonly string[];
  /** the list of releases, for a store that does not keep the list itself */
  shown?: Shown | undefined;
}

export interface Publications {
  ofSite(sitePk: string): Promise<Publication | undefined>;
  ofDomain(domain: string): Promise<Publication | undefined>;
  /** Returns the publication that had this domain before and has another one now. */
  movedFrom(domain: string): Promise<Publication | undefined>;
  all(): Promise<Publication[]>;
  /** @param on the transaction in which the publication is stored */
  put(publication: Publication, on?: Db): Promise<void>;
  remove(sitePk: string, on?: Db): Promise<void>;
  /** Tells the listeners of this process that a publication was stored, or that it was removed (`now` is undefined). */
  tell(sitePk: string, now: Publication | undefined): void;
  watch(listener: (sitePk: string, now: Publication | undefined) => void): void;
}

const channel: Channel = 'publication';

/** Notifies other servers of a changed publication, once the transaction is committed. */
async function tellOthers(on: Db, sitePk: string): Promise<void> {
  if (isPostgres(on)) await sql`SELECT pg_notify(${channel}, ${sitePk})`.execute(on);
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
    async put(publication, on = db) {
      const { sitePk, domain, githubRepo, firstPublishUrl, ...rest } = publication;
      const row = {
        domain,
        github_repo: githubRepo,
        first_publish_url: firstPublishUrl,
        published_at: Date.now(),
        manifest: JSON.stringify(rest),
      };
      await on
        .insertInto('publication')
        .values({ site_pk: sitePk, ...row })
        .onConflict((known) => known.column('site_pk').doUpdateSet(row))
        .execute();
      await tellOthers(on, sitePk);
    },
    async remove(sitePk, on = db) {
      await on.deleteFrom('publication').where('site_pk', '=', sitePk).execute();
      await tellOthers(on, sitePk);
    },
    tell(sitePk, now) {
      for (const listener of listeners) listener(sitePk, now);
    },
    watch: (listener) => void listeners.push(listener),
  };
}
