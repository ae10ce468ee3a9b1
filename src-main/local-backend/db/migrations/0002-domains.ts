/** The simulated registrar and name servers. */
export const domains = `
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
`;
