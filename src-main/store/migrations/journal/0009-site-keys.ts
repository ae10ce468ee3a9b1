import { RawValue } from '#shared/record/raw-value.ts';
import type { Migration } from '../../open-database.ts';
import { siteKeyHash, siteKeyOf } from '../../site-keys.ts';

/** Which site the rows of a slug are of: the slug is a label, which anyone may give to another site. */
export const siteKeys: Migration = {
  version: 9,
  up(db) {
    db.exec(`
      CREATE TABLE site_key (
        slug TEXT PRIMARY KEY,
        key TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE INDEX site_key_by_key ON site_key (key);
    `);
    const insert = db.prepare('INSERT INTO site_key (slug, key, hash) VALUES (?, ?, ?)');
    for (const { slug, base } of db.prepare<[], { slug: string; base: string }>('SELECT slug, base FROM draft').all()) {
      const key = keyIn(base);
      if (key !== undefined) insert.run(slug, key, siteKeyHash({ slug, key }));
    }
  },
};

/** A damaged draft tells nothing. */
function keyIn(text: string): string | undefined {
  try {
    return siteKeyOf(RawValue.parse(text));
  } catch {
    return undefined;
  }
}
