import { RawValue } from '#shared/record/raw-value.ts';
import { prepared } from './prepared.ts';
import { JournalRepo } from './journal-repo.ts';
import { Table } from './table.ts';

export const siteKeys = new Table<{ slug: string; key: string }>(
  'site_key',
  'note of which site a slug is of',
  'slug',
  ['slug', 'key'],
);

/**
 * The key of a site, which stays when the slug changes: its `sitePk`, else its `id_key`; undefined where it has
 * neither.
 */
export const siteKeyOf = (document: RawValue): string | undefined => siteKeysOf(document)[0];

/** All that it may be known by: a site that was known by its `id_key` may have got its `sitePk` since. */
export function siteKeysOf(document: RawValue): string[] {
  return ['sitePk', 'id_key'].flatMap((field) => {
    const value = document.child(field);
    const text = value?.kind === 'scalar' && !value.isNull ? value.toText().replace(/^"|"$/g, '') : '';
    return text === '' ? [] : [`${field} ${text}`];
  });
}

/**
 * The keys under which something of a site may be kept here, the most lasting first: a new site may get its keys later.
 * @param record JSON text of the record as the server has it
 */
export const namesOfSite = (record: string, slug: string): string[] => [...siteKeysOf(RawValue.parse(record)), slug];

/** Which site the rows of each slug are of. */
export class SiteKeyRepo extends JournalRepo {
  /** @throws DamagedRowError */
  find(slug: string): string | undefined {
    return siteKeys.rows(this.db, 'WHERE slug = ?', slug).map(siteKeys.sound)[0]?.key;
  }

  /** The slug under which the site is kept here. */
  slugOf(key: string): string | undefined {
    const select = 'SELECT slug FROM site_key WHERE key = ? ORDER BY rowid DESC LIMIT 1';
    return prepared<[string], string>(this.db, select).pluck().get(key);
  }

  put(slug: string, key: string | undefined): void {
    if (key === undefined || this.journal.readOnly || this.find(slug) === key) return;
    this.journal.write(() => siteKeys.put(this.db, { slug, key }));
  }
}
