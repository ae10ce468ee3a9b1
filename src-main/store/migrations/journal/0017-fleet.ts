import type { Migration } from '../../open-database.ts';

/** Adds the tables of changes over many sites, of their progress on each site, and of named views of all sites. */
export const fleet: Migration = {
  version: 17,
  up(db) {
    db.exec(`
      CREATE TABLE fleet_change (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person TEXT NOT NULL,
        at INTEGER NOT NULL,
        content TEXT NOT NULL,
        state TEXT NOT NULL,
        reason TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;

      CREATE TABLE fleet_site (
        change INTEGER NOT NULL,
        place INTEGER NOT NULL,
        slug TEXT NOT NULL,
        state TEXT NOT NULL,
        reason TEXT NOT NULL,
        entry INTEGER NOT NULL,
        at INTEGER NOT NULL,
        kept BLOB NOT NULL,
        files TEXT NOT NULL,
        hash TEXT NOT NULL,
        PRIMARY KEY (change, place)
      ) STRICT;
      CREATE INDEX fleet_site_by_slug ON fleet_site (slug);

      CREATE TABLE fleet_view (
        name TEXT PRIMARY KEY,
        content TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
    `);
  },
};
