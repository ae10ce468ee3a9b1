import type { Db } from '../db/open.ts';

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

interface Row {
  site_pk: string;
  domain: string;
  github_repo: string;
  first_publish_url: string;
  manifest: string;
}

export interface Publications {
  ofSite(sitePk: string): Publication | undefined;
  ofDomain(domain: string): Publication | undefined;
  /** The publication that was at this domain before and is at another one now. */
  movedFrom(domain: string): Publication | undefined;
  put(publication: Publication): void;
  remove(sitePk: string): void;
}

export function createPublications(db: Db): Publications {
  const find = (condition: string) => db.prepare<[string], Row>(`SELECT * FROM publication WHERE ${condition}`);
  const findBySite = find('site_pk = ?');
  const findByDomain = find('domain = ?');
  const findFormer = find(
    "EXISTS (SELECT 1 FROM json_each(manifest, '$.formerDomains') AS former WHERE former.value = ?)",
  );
  const upsert = db.prepare(
    `INSERT INTO publication (site_pk, domain, github_repo, first_publish_url, published_at, manifest)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (site_pk) DO UPDATE SET domain = excluded.domain, github_repo = excluded.github_repo,
       first_publish_url = excluded.first_publish_url, published_at = excluded.published_at, manifest = excluded.manifest`,
  );
  const drop = db.prepare('DELETE FROM publication WHERE site_pk = ?');
  const read = (row: Row | undefined): Publication | undefined =>
    row && {
      sitePk: row.site_pk,
      domain: row.domain,
      githubRepo: row.github_repo,
      firstPublishUrl: row.first_publish_url,
      target: 'folder',
      modified: '',
      formerDomains: [],
      ...(JSON.parse(row.manifest) as Partial<Publication>),
    };
  return {
    ofSite: (sitePk) => read(findBySite.get(sitePk)),
    ofDomain: (domain) => read(findByDomain.get(domain)),
    movedFrom: (domain) => read(findFormer.get(domain)),
    put({ sitePk, domain, githubRepo, firstPublishUrl, target, modified, formerDomains }) {
      const facts = JSON.stringify({ target, modified, formerDomains });
      upsert.run(sitePk, domain, githubRepo, firstPublishUrl, Date.now(), facts);
    },
    remove: (sitePk) => void drop.run(sitePk),
  };
}
