/** Texts that visitors of the sites have sent, and the pros whose sites those are. */
export const texts = `
  CREATE TABLE pros (
    id TEXT PRIMARY KEY,
    company_name TEXT NOT NULL,
    address TEXT NOT NULL DEFAULT '',
    address_latitude REAL,
    address_longitude REAL,
    city TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL DEFAULT ''
  );
  CREATE TABLE texts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    landing_page TEXT NOT NULL,
    sender_name TEXT NOT NULL DEFAULT '',
    sender_address TEXT NOT NULL DEFAULT '',
    message TEXT NOT NULL DEFAULT '',
    created_at TEXT NOT NULL,
    sender_latitude REAL,
    sender_longitude REAL,
    city TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL DEFAULT ''
  );
  CREATE INDEX text_landing_page ON texts (landing_page);
`;
