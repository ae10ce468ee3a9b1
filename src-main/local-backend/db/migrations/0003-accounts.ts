/** Customers of the product, and what the simulated business profile service knows. */
export const accounts = `
  CREATE TABLE customer (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    user_type TEXT NOT NULL,
    site_pk TEXT
  );
  CREATE INDEX customer_site ON customer (site_pk);
  CREATE TABLE google_grant (
    hash TEXT PRIMARY KEY,
    email TEXT NOT NULL
  );
  CREATE TABLE listing (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL,
    request_id TEXT UNIQUE,
    body TEXT NOT NULL,
    place_id TEXT,
    verified INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX listing_account ON listing (account_id);
  CREATE TABLE listing_admin (
    listing_id TEXT NOT NULL REFERENCES listing (id),
    admin TEXT NOT NULL,
    role TEXT NOT NULL,
    PRIMARY KEY (listing_id, admin)
  );
  CREATE TABLE listing_media (
    id INTEGER PRIMARY KEY,
    listing_id TEXT NOT NULL REFERENCES listing (id),
    category TEXT NOT NULL,
    source_url TEXT NOT NULL
  );
`;
