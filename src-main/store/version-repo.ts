import { hash } from 'node:crypto';
import type { VersionView } from '#shared/ipc/sync.ipc.ts';
import { packed, unpacked } from './packed-text.ts';
import type { Person } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';
import { byPerson, Table } from './table.ts';

/** A site's document as it was at some time. */
export interface Version {
  id: number;
  slug: string;
  kind: VersionView['kind'];
  modified: string;
  /** milliseconds since 1970 */
  at: number;
  /** whose it is; '' for what came from the server or is of nobody known */
  person: string;
  /** what people call it; '' for none */
  name: string;
}

/** `hash` is that of the unpacked document. */
type VersionRow = Version & { document: Buffer; hash: string; files: string };

export const versions = new Table<VersionRow>(
  'version',
  'version',
  'id',
  [
    ...(['slug', 'kind'] as const),
    ({ document }) => hash('sha256', document, 'base64url'),
    ...(['modified', 'at', 'hash'] as const),
    ({ files }) => files || undefined,
    byPerson,
    ({ name }) => (name ? `named ${name}` : undefined),
  ],
  'row_hash',
);

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
export class VersionRepo extends PersonalRepo {
  /** Keeps a version, unless the newest one has the same document. Does nothing while the journal cannot be written. */
  put(version: Omit<Version, 'id' | 'person' | 'name'> & { person?: string }, document: string): void {
    if (this.journal.readOnly) return;
    const { db } = this;
    const content = rowHash(document);
    this.journal.transaction(() => {
      const newest = `WHERE slug = @slug AND ${ITS_OWN} ORDER BY id DESC LIMIT 1`;
      const [last] = versions.rows(db, newest, this.seen(version.slug));
      if (last?.hash === content) {
        if (version.kind !== 'published') return;
        // A publish of what was just saved makes that version the published one.
        if (last.kind === 'saved') {
          versions.rewrite(db, { id: last.id }, { kind: version.kind, at: version.at });
          return;
        }
      }
      const { bytes, files } = packed(document);
      versions.insert(db, { person: '', name: '', ...version, document: bytes, files, hash: content });
      const oldest = `DELETE FROM version WHERE id IN
        (SELECT id FROM version WHERE slug = ? AND name = '' ORDER BY id DESC LIMIT -1 OFFSET ?)`;
      prepared(db, oldest).run(version.slug, KEPT);
    });
  }

  /** Newest first, without their documents. */
  list(slug: string): Version[] {
    const select = `SELECT id, slug, kind, modified, at, person, name FROM version
      WHERE slug = @slug AND ${ITS_OWN} ORDER BY id DESC`;
    return prepared<[object], Version>(this.db, select).all(this.seen(slug));
  }

  /** Undefined where the site has no such version any more. @throws DamagedRowError */
  document(slug: string, id: number): string | undefined {
    const ofSite = `WHERE id = @id AND slug = @slug AND ${ITS_OWN}`;
    const [row] = versions.rows(this.db, ofSite, { id, ...this.seen(slug) });
    if (!row) return undefined;
    let text: string;
    try {
      text = unpacked(row.document);
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
    const oldest = `DELETE FROM version WHERE id IN (SELECT id FROM (
       SELECT id, name, row_number() OVER (PARTITION BY slug ORDER BY id DESC) AS place,
         sum(octet_length(document)) OVER (ORDER BY id DESC) AS bytes FROM version
     ) WHERE name = '' AND place > ? AND bytes > ?)`;
    this.journal.transaction(() => prepared(this.db, oldest).run(ALWAYS_KEPT, mostBytes));
  }

  /** Gives a version a name; '' takes it away. False where the site has no such version any more. */
  setName(slug: string, id: number, name: string): boolean {
    return this.journal.transaction(() => versions.rewrite(this.db, { id, slug }, { name })) > 0;
  }

  private seen(slug: string): { slug: string; person: Person } {
    return { slug, person: this.person };
  }
}
