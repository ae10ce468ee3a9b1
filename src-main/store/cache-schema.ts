const textOf = (row: string): string =>
  ['slug', 'company_name', 'industry', 'city', 'state'].map((column) => `${row}.${column}`).join(` || ' ' || `);

/**
 * The tables of the cache, as SQL. There are no migrations: a cache with another schema is deleted and made again.
 * SQLite stores a comment within a statement as part of the schema. So a change of the form of stored documents has to
 * change the comment on the column `document`; then old caches are made again.
 */
export const cacheSchema = `
  CREATE TABLE site (
    slug TEXT PRIMARY KEY,
    modified TEXT NOT NULL,
    -- where the top-level members of the document stand, in bytes of UTF-8
    bounds TEXT NOT NULL,
    -- In the app's second form, in which all lists are lists. Another form changes this line, so that caches begin anew.
    document TEXT NOT NULL,
    checksum INTEGER NOT NULL
  ) STRICT;

  -- What the lists of sites show of a site. It has a table of its own, so that a list need not read the large
  -- documents.
  CREATE TABLE summary (
    slug TEXT PRIMARY KEY,
    company_name TEXT NOT NULL,
    industry TEXT NOT NULL,
    city TEXT NOT NULL,
    state TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    thumbnail TEXT NOT NULL DEFAULT '',
    -- when the site was modified, as the server says
    modified TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX summary_by_opened ON summary (opened_at DESC);

  -- A small index of what the lists search, by three letters at a time. The triggers keep it up to date.
  CREATE VIRTUAL TABLE summary_search USING fts5 (text, tokenize = 'trigram');
  CREATE TRIGGER summary_added AFTER INSERT ON summary BEGIN
    INSERT INTO summary_search (rowid, text) VALUES (new.rowid, ${textOf('new')});
  END;
  CREATE TRIGGER summary_changed AFTER UPDATE ON summary BEGIN
    UPDATE summary_search SET text = ${textOf('new')} WHERE rowid = new.rowid;
  END;
  CREATE TRIGGER summary_removed AFTER DELETE ON summary BEGIN
    DELETE FROM summary_search WHERE rowid = old.rowid;
  END;

  -- What the table of all sites shows of a site. \`key\` identifies the state of the draft that was read. If the
  -- draft's key is another now, the row is outdated.
  CREATE TABLE site_row (
    slug TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    row TEXT NOT NULL
  ) STRICT;

  -- What a site says in each field of the catalogue: a filter reads the texts of one field.
  CREATE TABLE site_text (
    field TEXT NOT NULL,
    slug TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (field, slug)
  ) STRICT, WITHOUT ROWID;

  -- Full-text index of all texts of a site. Its rowid is the rowid of the site in site_row.
  CREATE VIRTUAL TABLE site_words USING fts5 (
    text, content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 2'
  );

  -- Texts of several kinds: the last good answers of calls; hashes by which similar pictures are found; the answers of
  -- published domains; texts that several sites share.
  CREATE TABLE cached_text (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT;
`;
