import type { RawValue } from '#shared/record/raw-value.ts';
import type { Journal } from './journal.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

interface KeyRow {
  slug: string;
  key: string;
}

/** What a site is known by whatever its slug is: its `sitePk`, else its `id_key`; undefined where it has neither. */
export function siteKeyOf(document: RawValue): string | undefined {
  for (const field of ['sitePk', 'id_key']) {
    const value = document.child(field);
    const text = value?.kind === 'scalar' && !value.isNull ? value.toText().replace(/^"|"$/g, '') : '';
    if (text !== '') return `${field} ${text}`;
  }
  return undefined;
}

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
