/** The version of the schema below. Versions below 8 were trial versions, which were never released. */
export const SCHEMA_VERSION = 14;

const staff = `
  -- Who may sign in to the server of an agency. The embedded backend has no use for it.
  CREATE TABLE staff (
    phone_number TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('viewer', 'editor', 'publisher', 'admin')),
    added_at INTEGER NOT NULL
  );
  -- How often somebody tried to sign in, or wrote a message, within an hour.
  CREATE TABLE attempt (
    name TEXT PRIMARY KEY,
    since INTEGER NOT NULL,
    count INTEGER NOT NULL
  );
`;

const audit = `
  -- What the staff of an agency did, except saves, which are revisions. The embedded backend writes no rows.
  CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    site_pk TEXT,
    action TEXT NOT NULL
  );
  CREATE INDEX audit_site ON audit (site_pk, id);
  CREATE INDEX audit_user ON audit (user_id, id);
`;

const textPhotos = `
  -- Photos that were sent with a text message. They are deleted with it.
  CREATE TABLE text_photo (
    -- random, because whoever knows the name may see the photo
    name TEXT PRIMARY KEY,
    text_id INTEGER NOT NULL REFERENCES texts (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    bytes BLOB NOT NULL
  );
  CREATE INDEX text_photo_text ON text_photo (text_id, position);
`;

const instances = `
  -- For servers that share a database and a bucket. The embedded backend writes no rows.
  CREATE TABLE publish_turn (
    site_pk TEXT PRIMARY KEY,
    -- number of the last publish, rollback or removal that was begun; an earlier one must not be completed
    attempt INTEGER NOT NULL
  );
  CREATE TABLE upload (
    name TEXT PRIMARY KEY,
    bytes INTEGER NOT NULL
  );
`;

/**
 * The migration from each version to the next one, by the older version's number. A released migration is never
 * changed.
 */
export const migrations: Readonly<Record<number, string>> = {
  8: `ALTER TABLE texts ADD COLUMN consent_wording TEXT NOT NULL DEFAULT ''`,
  9: staff,
  10: `
    ALTER TABLE site ADD COLUMN company_name TEXT NOT NULL DEFAULT '';
    ALTER TABLE site ADD COLUMN city TEXT NOT NULL DEFAULT '';
    UPDATE site SET company_name = coalesce(json_extract(document, '$.company_name'), ''),
      city = coalesce(json_extract(document, '$.city'), '');
    CREATE INDEX site_company_name ON site (company_name);
  `,
  11: `
    ALTER TABLE user ADD COLUMN name TEXT NOT NULL DEFAULT '';
    CREATE INDEX revision_user ON revision (user_id, id);
    ${audit}
  `,
  12: textPhotos,
  13: instances,
};

export const schema = `
  CREATE TABLE user (
    id INTEGER PRIMARY KEY,
    phone_number TEXT NOT NULL UNIQUE,
    created_at INTEGER NOT NULL,
    -- the name of a user who was removed from the staff, to show who did something; '' for other users
    name TEXT NOT NULL DEFAULT ''
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
    document TEXT NOT NULL,
    -- copied from the document, to find the city of a company for which a text is generated
    company_name TEXT NOT NULL DEFAULT '',
    city TEXT NOT NULL DEFAULT ''
  );
  CREATE INDEX site_fb_slug ON site (fb_slug);
  CREATE INDEX site_company_name ON site (company_name);
  CREATE TABLE revision (
    id INTEGER PRIMARY KEY,
    site_pk TEXT NOT NULL REFERENCES site (site_pk),
    slug TEXT NOT NULL,
    modified TEXT NOT NULL,
    user_id INTEGER,
    document TEXT NOT NULL
  );
  CREATE INDEX revision_site ON revision (site_pk, id);
  CREATE INDEX revision_user ON revision (user_id, id);
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

  -- The simulated registrar and name servers.
  CREATE TABLE domain_registration (
    domain TEXT PRIMARY KEY,
    site_pk TEXT NOT NULL,
    price INTEGER NOT NULL,
    registered_at INTEGER NOT NULL
  );
  CREATE TABLE dns_record (
    domain TEXT NOT NULL,
    type TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (domain, type, name)
  );
  CREATE TABLE load_balancer (
    site_pk TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    host TEXT NOT NULL,
    name TEXT NOT NULL
  );
  CREATE TABLE domain_event (
    id INTEGER PRIMARY KEY,
    domain TEXT NOT NULL,
    kind TEXT NOT NULL,
    details TEXT NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE INDEX domain_event_domain ON domain_event (domain, kind, id);

  -- Customers of the product, and what the simulated business profile service knows.
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

  -- Text messages that visitors of the sites have sent, and the pros whose sites those are.
  CREATE TABLE pros (
    id TEXT PRIMARY KEY,
    company_name TEXT NOT NULL,
    address TEXT NOT NULL DEFAULT '',
    address_latitude REAL,
    address_longitude REAL,
    city TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL DEFAULT '',
    -- number of older text messages that were deleted, because the number of kept messages is limited
    texts_dropped INTEGER NOT NULL DEFAULT 0
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
    state TEXT NOT NULL DEFAULT '',
    sender_phone TEXT NOT NULL DEFAULT '',
    sender_email TEXT NOT NULL DEFAULT '',
    -- whether the sender agrees to be answered by text message
    consent INTEGER NOT NULL DEFAULT 0,
    -- the words of the consent as the sender saw them; '' if unknown
    consent_wording TEXT NOT NULL DEFAULT ''
  );
  CREATE INDEX text_order ON texts (created_at, id);
  CREATE INDEX text_landing_page ON texts (landing_page, created_at, id);
  ${textPhotos}

  -- Logos that were generated for a site, and finished logos made from them.
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

  -- Names that only one site may have: its domain, and the folder or repository with its releases. Names are compared
  -- without case, because some file systems and all code hosts do not distinguish it.
  CREATE TABLE claim (
    kind TEXT NOT NULL CHECK (kind IN ('domain', 'folder', 'git')),
    name TEXT NOT NULL COLLATE NOCASE,
    site_pk TEXT NOT NULL REFERENCES site (site_pk),
    PRIMARY KEY (kind, name)
  );
  CREATE INDEX claim_site ON claim (site_pk);
  ${staff}
  ${audit}
  ${instances}
`;
