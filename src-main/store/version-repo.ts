import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { filesIn } from './blob-repo.ts';
import type { Journal } from './journal.ts';
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
}

/** Of each site; the oldest go first. */
const KEPT = 200;
/** Of each site, however much room the versions of all sites take. */
const ALWAYS_KEPT = 20;
/** Bytes of the versions of all sites together, as they are packed. */
const MOST_BYTES = 512 * 1024 * 1024;

export class VersionRepo {
  private readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** Keeps a version, but of a save that changed nothing; none where nothing can be kept. */
  put(version: Omit<Version, 'id' | 'person'> & { person?: string }, document: string): void {
    if (this.journal.readOnly) return;
    const { db } = this.journal;
    const content = rowHash(document);
    this.journal.transaction(() => {
      const newest = 'SELECT * FROM version WHERE slug = ? ORDER BY id DESC LIMIT 1';
      const last = db.prepare<[string], VersionRow>(newest).get(version.slug);
      if (last?.hash === content) {
        if (version.kind !== 'published') return;
        // A publish of what was just saved makes that version the published one.
        if (last.kind === 'saved') {
          this.write({ ...last, kind: version.kind, at: version.at });
          return;
        }
      }
      this.write({ person: '', ...version, id: null, ...packed(document), hash: content });
      db.prepare(
        'DELETE FROM version WHERE slug = ? AND id NOT IN (SELECT id FROM version WHERE slug = ? ORDER BY id DESC LIMIT ?)',
      ).run(version.slug, version.slug, KEPT);
    });
  }

  /** Newest first, without their documents. */
  list(slug: string): Version[] {
    return this.journal.db
      .prepare<[string], Version>(
        'SELECT id, slug, kind, modified, at, person FROM version WHERE slug = ? ORDER BY id DESC',
      )
      .all(slug);
  }

  /** Undefined where the site has no such version any more. @throws DamagedRowError */
  document(slug: string, id: number): string | undefined {
    const select = 'SELECT document, hash FROM version WHERE id = ? AND slug = ?';
    const row = this.journal.db.prepare<[number, string], { document: Buffer; hash: string }>(select).get(id, slug);
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

  /** Forgets the oldest versions of all sites where together they take too much room. */
  trim(mostBytes = MOST_BYTES): void {
    this.journal.transaction(() =>
      this.journal.db
        .prepare(
          `DELETE FROM version WHERE id IN (SELECT id FROM (
             SELECT id, row_number() OVER (PARTITION BY slug ORDER BY id DESC) AS place,
               sum(octet_length(document)) OVER (ORDER BY id DESC) AS bytes FROM version
           ) WHERE place > ? AND bytes > ?)`,
        )
        .run(ALWAYS_KEPT, mostBytes),
    );
  }

  rename(from: string, to: string): void {
    const { db } = this.journal;
    this.journal.transaction(() => {
      const ids = db.prepare<[string], number>('SELECT id FROM version WHERE slug = ?').pluck().all(from);
      const select = db.prepare<[number], VersionRow>('SELECT * FROM version WHERE id = ?');
      for (const id of ids) {
        const row = select.get(id);
        if (row) this.write({ ...row, slug: to });
      }
    });
  }

  private write(row: Omit<VersionRow, 'id'> & { id: number | null }): void {
    this.journal.db
      .prepare(
        `INSERT OR REPLACE INTO version (id, slug, kind, document, modified, at, person, hash, files, row_hash)
         VALUES (@id, @slug, @kind, @document, @modified, @at, @person, @hash, @files, @row_hash)`,
      )
      .run({ ...row, row_hash: versionHash(row) });
  }
}

export type VersionRow = Version & { document: Buffer; hash: string; files: string };

/** What is packed cannot be searched, so the files that a document refers to stand beside it. */
const packed = (document: string) => ({
  document: deflateRawSync(document, { level: 3 }),
  files: filesIn(document),
});

/** Of the whole row as it is stored; `hash` is that of the document once it is unpacked. Older schemas have no `files` and no
 * `person`. */
export function versionHash(row: HashedVersion): string {
  const { slug, kind, document, modified, at, hash: content, files, person } = row;
  const bytes = hash('sha256', document, 'base64url');
  return rowHash(slug, kind, bytes, modified, at, content, ...(files ? [files] : []), ...byPerson(person));
}

type HashedVersion = Omit<VersionRow, 'id' | 'files' | 'person'> & { files?: string; person?: string };
