import type { Db } from '../db/open.ts';
import type { Manifest } from './site-folder.ts';

export interface Publication {
  sitePk: string;
  domain: string;
  githubRepo: string;
  firstPublishUrl: string;
  files: Manifest;
  redirects: readonly PublishedRedirect[];
}

export interface PublishedRedirect {
  source: string;
  destination: string;
  status: 301 | 302;
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
  put(publication: Publication): void;
}

export function createPublications(db: Db): Publications {
  const find = (column: string) => db.prepare<[string], Row>(`SELECT * FROM publication WHERE ${column} = ?`);
  const [findBySite, findByDomain] = [find('site_pk'), find('domain')];
  const upsert = db.prepare('INSERT OR REPLACE INTO publication VALUES (?, ?, ?, ?, ?, ?)');
  const read = (row: Row | undefined): Publication | undefined =>
    row && {
      sitePk: row.site_pk,
      domain: row.domain,
      githubRepo: row.github_repo,
      firstPublishUrl: row.first_publish_url,
      ...(JSON.parse(row.manifest) as Pick<Publication, 'files' | 'redirects'>),
    };
  return {
    ofSite: (sitePk) => read(findBySite.get(sitePk)),
    ofDomain: (domain) => read(findByDomain.get(domain)),
    put({ sitePk, domain, githubRepo, firstPublishUrl, files, redirects }) {
      upsert.run(sitePk, domain, githubRepo, firstPublishUrl, Date.now(), JSON.stringify({ files, redirects }));
    },
  };
}
