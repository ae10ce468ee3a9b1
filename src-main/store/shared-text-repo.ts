import { CacheRepo } from './cache.ts';

/**
 * The comparison of a site's text with other sites. It holds as long as the site has this key and the text this mark.
 */
export interface SharedTextRow {
  slug: string;
  text: string;
  /** as in the index of sites */
  key: string;
  mark: string;
  /** JSON */
  found: string;
}

/** What the sites have in common, as the last comparison found it. */
export class SharedTextRepo extends CacheRepo {
  all(): SharedTextRow[] {
    return this.cache.all('SELECT slug, text, key, mark, found FROM shared_text');
  }

  of(slug: string): SharedTextRow[] {
    return this.cache.all('SELECT slug, text, key, mark, found FROM shared_text WHERE slug = ?', slug);
  }

  /** Takes in what a comparison has found of these sites, in place of what an earlier one had. */
  put(slugs: readonly string[], rows: readonly SharedTextRow[]): void {
    this.cache.transaction(() => {
      this.cache.run('DELETE FROM shared_text WHERE slug IN (SELECT value FROM json_each(?))', JSON.stringify(slugs));
      this.cache.run(
        `INSERT INTO shared_text (slug, text, key, mark, found)
         SELECT value ->> 'slug', value ->> 'text', value ->> 'key', value ->> 'mark', value ->> 'found'
         FROM json_each(?)`,
        JSON.stringify(rows),
      );
    });
  }
}
