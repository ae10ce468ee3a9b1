import { CacheRepo } from './cache.ts';

/** A site in the index of all sites. The site is indexed again when its `key` changes. */
export interface IndexedSite {
  slug: string;
  key: string;
  /** what the table of sites shows, as JSON */
  row: string;
  /** the site's text in each field, by the field's key */
  texts: ReadonlyMap<string, string>;
}

/** The index of all sites, for the table of sites, its filters and its search. */
export class SiteIndexRepo extends CacheRepo {
  /** Returns the key with which each site was last indexed, by slug. */
  keys(): Map<string, string> {
    const rows = this.cache.all<{ slug: string; key: string }>('SELECT slug, key FROM site_row');
    return new Map(rows.map(({ slug, key }) => [slug, key]));
  }

  rows(): { slug: string; row: string }[] {
    return this.cache.all('SELECT slug, row FROM site_row');
  }

  /**
   * Indexes sites. Writes only the texts that changed, because a site's texts are at distant places of the file: the
   * table of texts is ordered by field.
   * @param fields all fields that can have texts; stored texts of fields that `texts` of a site lacks are deleted
   */
  put(sites: readonly IndexedSite[], fields: readonly string[]): void {
    this.cache.transaction(() => {
      for (const { slug, key, row, texts } of sites) {
        this.cache.run(
          `INSERT INTO site_row (slug, key, row) VALUES (?, ?, ?)
           ON CONFLICT (slug) DO UPDATE SET key = excluded.key, row = excluded.row`,
          ...[slug, key, row],
        );
        this.cache.run(
          `INSERT INTO site_text (slug, field, text) SELECT ?, key, value FROM json_each(?) WHERE true
           ON CONFLICT (field, slug) DO UPDATE SET text = excluded.text WHERE text <> excluded.text`,
          ...[slug, JSON.stringify(Object.fromEntries(texts))],
        );
        this.forgetTexts(
          slug,
          fields.filter((field) => !texts.has(field)),
        );
      }
    });
    for (const { slug, texts } of sites) {
      const row = this.rowOf(slug);
      if (row !== undefined) this.putWords(row, [slug, ...texts.values()].join('\n'));
    }
  }

  remove(slug: string, fields: readonly string[]): void {
    const row = this.rowOf(slug);
    if (row === undefined) return;
    this.cache.transaction(() => {
      this.cache.run('DELETE FROM site_words WHERE rowid = ?', row);
      this.cache.run('DELETE FROM site_row WHERE slug = ?', slug);
      this.forgetTexts(slug, fields);
    });
  }

  /** Returns the text of each site in a field, by slug, without sites that have no text in the field. */
  texts(field: string): Map<string, string> {
    const rows = this.cache.all<{ slug: string; text: string }>(
      'SELECT slug, text FROM site_text WHERE field = ?',
      field,
    );
    return new Map(rows.map(({ slug, text }) => [slug, text]));
  }

  /** Returns the texts of the given sites in the given fields, by slug and field. */
  textsOf(slugs: readonly string[], fields: readonly string[]): Map<string, Map<string, string>> {
    const rows = this.cache.all<{ slug: string; field: string; text: string }>(
      // CROSS JOIN fixes the order of the tables. SQLite then looks up each text by field and slug, instead of reading
      // all texts of a field.
      `SELECT slug, field, text FROM json_each(?) AS of CROSS JOIN json_each(?) AS wanted
       CROSS JOIN site_text ON field = of.value AND slug = wanted.value`,
      ...[JSON.stringify(fields), JSON.stringify(slugs)],
    );
    const found = new Map(slugs.map((slug) => [slug, new Map<string, string>()]));
    for (const { slug, field, text } of rows) found.get(slug)?.set(field, text);
    return found;
  }

  /** Returns the fields whose text contains `words`, by slug. Case is ignored only for ASCII letters. */
  fieldsContaining(words: string): Map<string, string[]> {
    const found = this.cache.all<{ slug: string; field: string }>(
      `SELECT slug, field FROM site_text WHERE text LIKE ? ESCAPE '\\'`,
      `%${words.replace(/[\\%_]/g, '\\$&')}%`,
    );
    const bySlug = Map.groupBy(found, ({ slug }) => slug);
    return new Map([...bySlug].map(([slug, rows]) => [slug, rows.map(({ field }) => field)]));
  }

  /**
   * Returns the slugs of the sites in whose slug or texts each word of the search is the beginning of a word; of all
   * sites if the search has no words.
   */
  search(search: string): Set<string> {
    const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) return new Set(this.keys().keys());
    const query = words.map((word) => `"${word}"*`).join(' ');
    const found = this.cache.all<{ slug: string }>(
      'SELECT slug FROM site_row WHERE rowid IN (SELECT rowid FROM site_words WHERE site_words MATCH ?)',
      query,
    );
    return new Set(found.map(({ slug }) => slug));
  }

  private rowOf(slug: string): number | undefined {
    return this.cache.get<{ rowid: number }>('SELECT rowid FROM site_row WHERE slug = ?', slug)?.rowid;
  }

  private putWords(row: number, text: string): void {
    this.cache.transaction(() => {
      this.cache.run('DELETE FROM site_words WHERE rowid = ?', row);
      this.cache.run('INSERT INTO site_words (rowid, text) VALUES (?, ?)', row, text);
    });
  }

  private forgetTexts(slug: string, fields: readonly string[]): void {
    this.cache.run(
      'DELETE FROM site_text WHERE slug = ? AND field IN (SELECT value FROM json_each(?))',
      ...[slug, JSON.stringify(fields)],
    );
  }
}
