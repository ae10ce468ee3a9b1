/**
 * Names that only one site may have: its domain, and the folder or repository with its releases. Names are compared
 * without case, because some file systems and all code hosts do not distinguish it.
 */
export const claims = `
  CREATE TABLE claim (
    kind TEXT NOT NULL CHECK (kind IN ('domain', 'folder', 'git')),
    name TEXT NOT NULL COLLATE NOCASE,
    site_pk TEXT NOT NULL REFERENCES site (site_pk),
    PRIMARY KEY (kind, name)
  );
  CREATE INDEX claim_site ON claim (site_pk);
  INSERT INTO claim SELECT 'domain', domain, site_pk FROM publication;
  INSERT OR IGNORE INTO claim
    SELECT iif(json_extract(manifest, '$.target') = 'git', 'git', 'folder'),
      iif(json_extract(manifest, '$.target') = 'git', github_repo, domain),
      site_pk
    FROM publication;
`;
