import { crc32 } from 'node:zlib';
import type { Base } from './draft-repo.ts';
import { findMembers, type MemberBounds, readBounds, writeBounds } from './member-bounds.ts';
import { CacheRepo } from './cache.ts';

export interface Summary {
  slug: string;
  companyName: string;
  industry: string;
  city: string;
  state: string;
  /** address of a picture as the record names it; '' for none */
  thumbnail: string;
  /** the server's modified time, as it wrote it */
  modified: string;
  /** milliseconds since 1970 */
  openedAt: number;
}

/** A record that is not decoded yet, with where its members stand, so that few of them are read out of many records. */
export interface StoredRecord {
  utf8: Uint8Array;
  bounds: MemberBounds;
}

/** Bytes of the documents together. */
const MOST_BYTES = 1024 * 1024 * 1024;

const SUMMARY_COLUMNS =
  'slug, company_name AS companyName, industry, city, state, thumbnail, modified, opened_at AS openedAt FROM summary';

const TEXT = `slug || ' ' || company_name || ' ' || industry || ' ' || city || ' ' || state`;

/** The server's documents as last seen, keyed by slug with their modified time. */
export class SiteCacheRepo extends CacheRepo {
  /** A copy that is damaged counts as none. */
  find(slug: string): Base | undefined {
    const copy = this.copyOf(slug);
    return copy && { text: copy.utf8.toString(), modified: copy.modified };
  }

  /** The document alone, not decoded yet: all sites are looked through for few of their words. */
  recordOf(slug: string): StoredRecord | undefined {
    const copy = this.copyOf(slug);
    return copy && { utf8: copy.utf8, bounds: readBounds(copy.bounds) };
  }

  put(slug: string, { text, modified }: Base): void {
    const utf8 = Buffer.from(text);
    const bounds = writeBounds(findMembers(text));
    const insert = 'INSERT OR REPLACE INTO site (slug, modified, bounds, document, checksum) VALUES (?, ?, ?, ?, ?)';
    this.cache.run(insert, slug, modified, bounds, text, checksumOf({ slug, modified, bounds, utf8 }));
  }

  remove(slug: string): void {
    this.cache.run('DELETE FROM site WHERE slug = ?', slug);
    this.cache.run('DELETE FROM summary WHERE slug = ?', slug);
  }

  /**
   * Forgets the documents of the sites that were opened longest ago where all together take too much room. Lists go on
   * showing them; they are fetched when they are opened.
   * @param kept slugs of which edits stand on the document
   */
  trim(kept: ReadonlySet<string>, mostBytes = MOST_BYTES): void {
    const stored = this.cache.all<{ slug: string; bytes: number }>(
      `SELECT site.slug, octet_length(document) AS bytes FROM site LEFT JOIN summary USING (slug)
       ORDER BY opened_at DESC, site.rowid DESC`,
    );
    let total = 0;
    for (const { slug, bytes } of stored) {
      total += bytes;
      if (total > mostBytes && !kept.has(slug)) this.cache.run('DELETE FROM site WHERE slug = ?', slug);
    }
  }

  putSummary(summary: Summary): void {
    this.cache.run(
      `INSERT INTO summary (slug, company_name, industry, city, state, thumbnail, modified, opened_at)
       VALUES (@slug, @companyName, @industry, @city, @state, @thumbnail, @modified, @openedAt)
       ON CONFLICT (slug) DO UPDATE SET company_name = excluded.company_name, industry = excluded.industry,
         city = excluded.city, state = excluded.state, thumbnail = excluded.thumbnail,
         modified = excluded.modified, opened_at = excluded.opened_at`,
      summary,
    );
  }

  summary(slug: string): Summary | undefined {
    return this.cache.get<Summary>(`SELECT ${SUMMARY_COLUMNS} WHERE slug = ?`, slug);
  }

  /** Every site, last opened first. */
  all(): Summary[] {
    return this.cache.all(`SELECT ${SUMMARY_COLUMNS} ORDER BY opened_at DESC`);
  }

  /** The slugs of the sites whose record is here. */
  slugs(): Set<string> {
    return new Set(this.cache.all<{ slug: string }>('SELECT slug FROM site').map(({ slug }) => slug));
  }

  /** Last opened first; each word of `search` is somewhere in slug, company, industry, city or state. */
  recent(search: string, limit: number): Summary[] {
    const words = search.split(/\s+/).filter(Boolean);
    // The index knows runs of three letters; shorter words are looked for in what it finds.
    const indexed = words.filter((word) => [...word].length >= 3).map((word) => `"${word.replaceAll('"', '""')}"`);
    const short = words.filter((word) => [...word].length < 3);
    // The plus keeps SQLite from using the index of `rowid`: it then walks by `opened_at` and stops at the limit,
    // instead of sorting all matches.
    const within =
      indexed.length > 0 ? '+rowid IN (SELECT rowid FROM summary_search WHERE summary_search MATCH ?)' : '1';
    const containing = short.map(() => `instr(lower(${TEXT}), lower(?)) > 0`);
    return this.cache.all<Summary>(
      `SELECT ${SUMMARY_COLUMNS} WHERE ${[within, ...containing].join(' AND ')} ORDER BY opened_at DESC LIMIT ?`,
      ...(indexed.length > 0 ? [indexed.join(' ')] : []),
      ...short,
      limit,
    );
  }

  private copyOf(slug: string): StoredCopy | undefined {
    const row = this.cache.get<StoredCopy & { checksum: number }>(
      'SELECT slug, CAST(document AS BLOB) AS utf8, modified, bounds, checksum FROM site WHERE slug = ?',
      slug,
    );
    return row && row.checksum === checksumOf(row) ? row : undefined;
  }
}

interface StoredCopy {
  slug: string;
  modified: string;
  bounds: string;
  utf8: Buffer;
}

/**
 * Tells a damaged copy from a sound one. A checksum is enough for what the server has too, and takes a fifth of a hash's
 * time, which is felt where thousands of sites are read.
 */
const checksumOf = ({ slug, modified, bounds, utf8 }: StoredCopy): number =>
  crc32(utf8, crc32([slug, modified, bounds, ''].join('\u0000')));
