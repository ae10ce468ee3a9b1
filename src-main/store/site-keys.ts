import { RawValue } from '#shared/record/raw-value.ts';
import type { Journal } from './journal.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

interface KeyRow {
  slug: string;
  key: string;
}

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
export class SiteKeyRepo {
  private readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** @throws DamagedRowError */
  find(slug: string): string | undefined {
    const select = this.journal.db.prepare<[string], KeyRow & { hash: string }>(
      'SELECT * FROM site_key WHERE slug = ?',
    );
    const row = select.get(slug);
    if (row && row.hash !== siteKeyHash(row)) throw new DamagedRowError('site_key', slug);
    return row?.key;
  }

  /** The slug under which the site is kept here. */
  slugOf(key: string): string | undefined {
    const select = 'SELECT slug FROM site_key WHERE key = ? ORDER BY rowid DESC LIMIT 1';
    return this.journal.db.prepare<[string], string>(select).pluck().get(key);
  }

  put(slug: string, key: string | undefined): void {
    if (key === undefined || this.journal.readOnly || this.find(slug) === key) return;
    const row = { slug, key };
    this.journal.write(() =>
      this.journal.db
        .prepare('INSERT OR REPLACE INTO site_key (slug, key, hash) VALUES (@slug, @key, @hash)')
        .run({ ...row, hash: siteKeyHash(row) }),
    );
  }

  remove(slug: string): void {
    this.journal.write(() => this.journal.db.prepare('DELETE FROM site_key WHERE slug = ?').run(slug));
  }
}

export function siteKeyHash({ slug, key }: KeyRow): string {
  return rowHash(slug, key);
}
