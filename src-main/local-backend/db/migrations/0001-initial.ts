export const initial = `
  CREATE TABLE user (
    id INTEGER PRIMARY KEY,
    phone_number TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL
  );
  CREATE TABLE sign_in_code (
    phone_number TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    expires_at INTEGER NOT NULL
  );
  CREATE TABLE refresh_token (
    hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES user (id),
    replaces TEXT,
    created_at INTEGER NOT NULL
  );
  CREATE TABLE access_token (
    hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES user (id),
    refresh_hash TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  );
  CREATE TABLE site (
    site_pk TEXT PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,
    id_key TEXT NOT NULL UNIQUE,
    fb_slug TEXT,
    modified TEXT NOT NULL,
    document TEXT NOT NULL
  );
  CREATE INDEX site_fb_slug ON site (fb_slug);
  CREATE TABLE revision (
    id INTEGER PRIMARY KEY,
    site_pk TEXT NOT NULL REFERENCES site (site_pk),
    slug TEXT NOT NULL,
    modified TEXT NOT NULL,
    user_id INTEGER,
    document TEXT NOT NULL
  );
  CREATE INDEX revision_site ON revision (site_pk, id);
  CREATE TABLE creation_task (
    id TEXT PRIMARY KEY,
    fb_slug TEXT NOT NULL,
    industry TEXT NOT NULL,
    stock INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    status TEXT NOT NULL,
    slug TEXT,
    error TEXT
  );
  CREATE TABLE contact (
    display_id TEXT PRIMARY KEY,
    display_name TEXT NOT NULL
  );
  CREATE TABLE publication (
    site_pk TEXT PRIMARY KEY REFERENCES site (site_pk),
    domain TEXT NOT NULL UNIQUE,
    github_repo TEXT NOT NULL,
    first_publish_url TEXT NOT NULL,
    published_at INTEGER NOT NULL,
    manifest TEXT NOT NULL
  );
  CREATE TABLE counter (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
  );
`;
