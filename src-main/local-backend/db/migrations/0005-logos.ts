/** Logos that were generated for a site, and finished logos made from them. */
export const logos = `
  CREATE TABLE ai_logo (
    id INTEGER PRIMARY KEY,
    site_pk TEXT NOT NULL,
    url TEXT NOT NULL,
    prompt TEXT NOT NULL
  );
  CREATE INDEX ai_logo_site ON ai_logo (site_pk, id);
  CREATE TABLE ai_logo_setting (
    site_pk TEXT PRIMARY KEY,
    settings TEXT NOT NULL
  );
`;
