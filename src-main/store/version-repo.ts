import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { filesIn } from './blob-repo.ts';
import type { Journal } from './journal.ts';
import type { Person, WhoWorks } from './person.ts';
import { byPerson, DamagedRowError, rowHash } from './row-hash.ts';

/** A site's document as it was at some time. */
export interface Version {
  id: number;
  slug: string;
  kind: 'opened' | 'saved' | 'published' | 'merged';
  modified: string;
  /** milliseconds since 1970 */
  at: number;
  /** whose it is; '' for what came from the server or is of nobody known */
  person: string;
  /** what people call it; '' for none */
  name: string;
}

/** Most unnamed versions of a site; the oldest are forgotten first. */
const KEPT = 200;
/**
 * Newest versions of a site that are kept even where all versions together take too much room; named ones are kept as
 * well.
 */
const ALWAYS_KEPT = 20;
/** Bytes of the versions of all sites together, as they are packed. */
const MOST_BYTES = 512 * 1024 * 1024;

/** A draft before a merge was on this computer only, and is its maker's. */
const ITS_OWN = `(kind <> 'merged' OR person IN ('', @person))`;

/** Versions that a person may see: all that were on the server, and those of the own draft. */
export class VersionRepo {
  private readonly journal: Journal;
  private readonly owners: WhoWorks;

  constructor(journal: Journal, owners: WhoWorks) {
    this.journal = journal;
    this.owners = owners;
  }

  /** Keeps a version, unless the newest one has the same document. Does nothing while the journal cannot be written. */
  put(version: Omit<Version, 'id' | 'person' | 'name'> & { person?: string }, document: string): void {
    if (this.journal.readOnly) return;
    const { db } = this.journal;
    const content = rowHash(document);
    this.journal.transaction(() => {
      const newest = `SELECT * FROM version WHERE slug = @slug AND ${ITS_OWN} ORDER BY id DESC LIMIT 1`;
      const last = db.prepare<[OfSite], VersionRow>(newest).get(this.seen(version.slug));
      if (last?.hash === content) {
        if (version.kind !== 'published') return;
        // A publish of what was just saved makes that version the published one.
        if (last.kind === 'saved') {
          this.write({ ...last, kind: version.kind, at: version.at });
          return;
        }
      }
      this.write({ person: '', name: '', ...version, id: null, ...packed(document), hash: content });
      db.prepare(
        `DELETE FROM version WHERE id IN
           (SELECT id FROM version WHERE slug = ? AND name = '' ORDER BY id DESC LIMIT -1 OFFSET ?)`,
      ).run(version.slug, KEPT);
    });
  }

  /** Newest first, without their documents. */
  list(slug: string): Version[] {
    return this.journal.db
      .prepare<[OfSite], Version>(
        `SELECT id, slug, kind, modified, at, person, name FROM version
         WHERE slug = @slug AND ${ITS_OWN} ORDER BY id DESC`,
      )
      .all(this.seen(slug));
  }

  /** Undefined where the site has no such version any more. @throws DamagedRowError */
  document(slug: string, id: number): string | undefined {
    const select = `SELECT document, hash FROM version WHERE id = @id AND slug = @slug AND ${ITS_OWN}`;
    const row = this.journal.db
      .prepare<[OfSite & { id: number }], { document: Buffer; hash: string }>(select)
      .get({ id, ...this.seen(slug) });
    if (!row) return undefined;
    let text: string;
    try {
      text = inflateRawSync(row.document).toString('utf8');
    } catch {
      throw new DamagedRowError('version', id);
    }
    if (rowHash(text) !== row.hash) throw new DamagedRowError('version', id);
    return text;
  }

  /** As `document`; undefined where it is damaged too. */
  readable(slug: string, id: number): string | undefined {
    try {
      return this.document(slug, id);
    } catch (error) {
      if (error instanceof DamagedRowError) return undefined;
      throw error;
    }
  }

  /** Forgets the oldest versions of all sites where together they take too much room. */
  trim(mostBytes = MOST_BYTES): void {
    this.journal.transaction(() =>
      this.journal.db
        .prepare(
          `DELETE FROM version WHERE id IN (SELECT id FROM (
             SELECT id, name, row_number() OVER (PARTITION BY slug ORDER BY id DESC) AS place,
               sum(octet_length(document)) OVER (ORDER BY id DESC) AS bytes FROM version
           ) WHERE name = '' AND place > ? AND bytes > ?)`,
        )
        .run(ALWAYS_KEPT, mostBytes),
    );
  }

  /** Gives a version a name; '' takes it away. False where the site has no such version any more. */
  setName(slug: string, id: number, name: string): boolean {
    return this.rewrite(id, slug, { name });
  }

  rename(from: string, to: string): void {
    this.journal.transaction(() => {
      const select = this.journal.db.prepare<[string], number>('SELECT id FROM version WHERE slug = ?').pluck();
      for (const id of select.all(from)) this.rewrite(id, from, { slug: to });
    });
  }

  private seen(slug: string): OfSite {
    return { slug, person: this.owners.current };
  }

  private rewrite(id: number, slug: string, change: Partial<VersionRow>): boolean {
    return this.journal.transaction(() => {
      const select = 'SELECT * FROM version WHERE id = ? AND slug = ?';
      const row = this.journal.db.prepare<[number, string], VersionRow>(select).get(id, slug);
      if (row) this.write({ ...row, ...change });
      return row !== undefined;
    });
  }

  private write(row: Omit<VersionRow, 'id'> & { id: number | null }): void {
    this.journal.db
      .prepare(
        `INSERT OR REPLACE INTO version (id, slug, kind, document, modified, at, person, name, hash, files, row_hash)
         VALUES (@id, @slug, @kind, @document, @modified, @at, @person, @name, @hash, @files, @row_hash)`,
      )
      .run({ ...row, row_hash: versionHash(row) });
  }
}

interface OfSite {
  slug: string;
  person: Person;
}

export type VersionRow = Version & { document: Buffer; hash: string; files: string };

/** Packed text cannot be searched for references, so the files that it refers to are listed beside it. */
const packed = (document: string) => ({
  document: deflateRawSync(document, { level: 3 }),
  files: filesIn(document),
});

/** The hash of the whole row as it is stored; its member `hash` is that of the unpacked document. */
export function versionHash(row: Omit<VersionRow, 'id'>): string {
  const { slug, kind, document, modified, at, hash: content, files, person, name } = row;
  const bytes = hash('sha256', document, 'base64url');
  const named = name ? [`named ${name}`] : [];
  return rowHash(slug, kind, bytes, modified, at, content, ...(files ? [files] : []), ...byPerson(person), ...named);
}
