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
 * Returns the key of a site, which stays when the slug changes: its `sitePk`, or else its `id_key`; undefined if it has
 * neither.
 */
export const siteKeyOf = (document: RawValue): string | undefined => siteKeysOf(document)[0];

/**
 * Returns all keys of a site, such as `sitePk 17`. If the site got its `sitePk` later, data may still be stored under
 * its `id_key`.
 */
export function siteKeysOf(document: RawValue): string[] {
  return ['sitePk', 'id_key'].flatMap((field) => {
    const value = document.child(field);
    const text = value?.kind === 'scalar' && !value.isNull ? value.toText().replace(/^"|"$/g, '') : '';
    return text === '' ? [] : [`${field} ${text}`];
  });
}

/**
 * Returns the names under which data of a site may be stored on this computer: its keys, which last longest, and then
 * its slug, because a new site may have no keys yet.
 * @param record JSON text of the record as the server has it
 */
export const namesOfSite = (record: string, slug: string): string[] => [...siteKeysOf(RawValue.parse(record)), slug];

/**
 * Records to which site the data of a slug belongs, by the site's key, because another site may get the slug later.
 */
export class SiteKeyRepo extends JournalRepo {
  /** @throws DamagedRowError */
  find(slug: string): string | undefined {
    return siteKeys.rows(this.db, 'WHERE slug = ?', slug).map(siteKeys.checked)[0]?.key;
  }

  /** Returns the slug under which the site with this key is stored on this computer. */
  slugOf(key: string): string | undefined {
    const select = 'SELECT slug FROM site_key WHERE key = ? ORDER BY rowid DESC LIMIT 1';
    return prepared<[string], string>(this.db, select).pluck().get(key);
  }

  put(slug: string, key: string | undefined): void {
    if (key === undefined || this.journal.readOnly || this.find(slug) === key) return;
    this.journal.write(() => siteKeys.put(this.db, { slug, key }));
  }
}
