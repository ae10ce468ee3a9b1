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
  /** the server's modified time, in the server's own form */
  modified: string;
  /** milliseconds since 1970 */
  openedAt: number;
}

/** A record as bytes, with the bounds of its members, so that a few members can be read without decoding the rest. */
export interface StoredRecord {
  utf8: Uint8Array;
  bounds: MemberBounds;
}

/** Size of all documents together, in bytes, above which `trim` deletes some. */
const MOST_BYTES = 1024 * 1024 * 1024;

const SUMMARY_COLUMNS =
  'slug, company_name AS companyName, industry, city, state, thumbnail, modified, opened_at AS openedAt FROM summary';

const TEXT = `slug || ' ' || company_name || ' ' || industry || ' ' || city || ' ' || state`;

/** The server's documents as last seen, with their modified times, and summaries of sites; all by slug. */
export class SiteCacheRepo extends CacheRepo {
  /** Returns the cached copy of a site; undefined if there is none or it is damaged. */
  find(slug: string): Base | undefined {
    const copy = this.copyOf(slug);
    return copy && { text: copy.utf8.toString(), modified: copy.modified };
  }

  /** Returns the document without decoding it, for code that reads a few members of every site. */
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
   * Deletes the documents of the sites that were opened longest ago, if all documents together take more than
   * `mostBytes`. The summaries stay, so that lists still show these sites. Opening such a site fetches its document
   * again.
   * @param kept slugs of sites whose documents must stay, because this computer has unsaved work on the sites
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

  /** Returns the summaries of all sites, the last opened first. */
  all(): Summary[] {
    return this.cache.all(`SELECT ${SUMMARY_COLUMNS} ORDER BY opened_at DESC`);
  }

  /** Returns the slugs of the sites whose documents are cached. */
  slugs(): Set<string> {
    return new Set(this.cache.all<{ slug: string }>('SELECT slug FROM site').map(({ slug }) => slug));
  }

  /**
   * Returns at most `limit` summaries, the last opened first, of sites in whose slug, company, industry, city or state
   * each word of `search` occurs.
   */
  recent(search: string, limit: number): Summary[] {
    const words = search.split(/\s+/).filter(Boolean);
    // The index contains runs of three characters, so shorter words are searched for in the text itself.
    const indexed = words.filter((word) => [...word].length >= 3).map((word) => `"${word.replaceAll('"', '""')}"`);
    const short = words.filter((word) => [...word].length < 3);
    // Because of the plus sign, SQLite does not look up the rows by `rowid`. It reads them in the order of `opened_at`
    // and stops at the limit, instead of sorting all matches.
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
 * Returns the checksum that shows whether a copy is damaged. A checksum is enough, because the server has the document
 * too. A hash would take five times as long, which is noticeable if thousands of sites are read.
 */
const checksumOf = ({ slug, modified, bounds, utf8 }: StoredCopy): number =>
  crc32(utf8, crc32([slug, modified, bounds, ''].join('\u0000')));
